import HeadlessViews
import Observables
import Reactors

final class SignUpView: View {
  var disposeBag = DisposeBag()
  let nameField = TextField()
  let submitButton = Button("Sign up")

  func bind(reactor: SignUpReactor) {
    nameField.rx.text.orEmpty.changed
      .map(SignUpReactor.Action.type)
      .bind(to: reactor.action)
      .disposed(by: disposeBag)
    reactor.state.map(\.canSubmit)
      .bind(to: submitButton.rx.isEnabled)
      .disposed(by: disposeBag)
  }
}
