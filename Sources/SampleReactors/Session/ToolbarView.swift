import HeadlessViews
import Observables
import Reactors

/// The name of the user, or a field for it.
final class ToolbarView: Control, View {
  let nameLabel = Label()
  let nameField = TextField()
  let signInButton = Button()
  let signOutButton = Button()
  var disposeBag = DisposeBag()

  func bind(reactor: ToolbarReactor) {
    // Action
    signInButton.rx.tap
      .withLatestFrom(nameField.rx.text.orEmpty)
      .map(Reactor.Action.signIn)
      .bind(to: reactor.action)
      .disposed(by: disposeBag)

    signOutButton.rx.tap
      .map { Reactor.Action.signOut }
      .bind(to: reactor.action)
      .disposed(by: disposeBag)

    // State
    reactor.state.map { $0.userName }
      .bind(to: nameLabel.rx.text)
      .disposed(by: disposeBag)

    reactor.state.map { $0.userName == nil }
      .bind(to: signInButton.rx.isEnabled)
      .disposed(by: disposeBag)

    reactor.state.map { $0.userName != nil }
      .bind(to: signOutButton.rx.isEnabled)
      .disposed(by: disposeBag)
  }
}
