import HeadlessViews
import Observables
import Reactors

/// Three fields with their messages, a button and a spinner.
final class SignUpView: View {
  let username = TextField()
  let usernameMessage = Label()
  let password = TextField()
  let passwordMessage = Label()
  let repeatedPassword = TextField()
  let repeatedPasswordMessage = Label()
  let signUpButton = Button()
  let activityIndicator = ActivityIndicator()
  let alert = AlertPresenter()
  var disposeBag = DisposeBag()

  func bind(reactor: SignUpReactor) {
    // Action
    username.rx.text.orEmpty.changed
      .map(Reactor.Action.updateUsername)
      .bind(to: reactor.action)
      .disposed(by: disposeBag)

    password.rx.text.orEmpty.changed
      .map(Reactor.Action.updatePassword)
      .bind(to: reactor.action)
      .disposed(by: disposeBag)

    repeatedPassword.rx.text.orEmpty.changed
      .map(Reactor.Action.updateRepeatedPassword)
      .bind(to: reactor.action)
      .disposed(by: disposeBag)

    signUpButton.rx.tap
      .map { Reactor.Action.signUp }
      .bind(to: reactor.action)
      .disposed(by: disposeBag)

    // State
    reactor.state.map(\.suggestion)
      .bind(to: username.rx.placeholder)
      .disposed(by: disposeBag)

    reactor.state.map(\.usernameValidation.message)
      .distinctUntilChanged()
      .bind(to: usernameMessage.rx.text)
      .disposed(by: disposeBag)

    reactor.state.map(\.passwordValidation.message)
      .distinctUntilChanged()
      .bind(to: passwordMessage.rx.text)
      .disposed(by: disposeBag)

    reactor.state.map(\.repeatedPasswordValidation.message)
      .distinctUntilChanged()
      .bind(to: repeatedPasswordMessage.rx.text)
      .disposed(by: disposeBag)

    reactor.state.map(\.canSignUp)
      .distinctUntilChanged()
      .bind(to: signUpButton.rx.isEnabled)
      .disposed(by: disposeBag)

    reactor.state.map(\.isSigningUp)
      .distinctUntilChanged()
      .bind(to: activityIndicator.rx.isAnimating)
      .disposed(by: disposeBag)

    reactor.pulse(\.$alertMessage)
      .compactMap { $0 }
      .bind(to: alert.rx.present)
      .disposed(by: disposeBag)
  }
}
