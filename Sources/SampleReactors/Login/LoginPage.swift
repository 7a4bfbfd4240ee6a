import ComposableStores
import HeadlessViews
import Observables

/// The form of the login.
final class LoginPage: ViewController {
  let nameField = TextField(placeholder: "name")
  let passwordField = TextField(placeholder: "password")
  let logInButton = Button("Log In")
  let activityIndicator = ActivityIndicator()
  let messageLabel = Label()
  private let store: Store<LoginForm.State, LoginForm.Action>
  private let disposeBag = DisposeBag()

  init(store: Store<LoginForm.State, LoginForm.Action>) {
    self.store = store
    super.init()
    title = "Login"
  }

  override func viewDidLoad() {
    nameField.rx.text.orEmpty.changed
      .subscribe(onNext: { [store] name in store.send(.setName(name)) })
      .disposed(by: disposeBag)

    passwordField.rx.text.orEmpty.changed
      .subscribe(onNext: { [store] password in store.send(.setPassword(password)) })
      .disposed(by: disposeBag)

    logInButton.rx.tap
      .subscribe(onNext: { [store] in store.send(.submit) })
      .disposed(by: disposeBag)

    // The fields follow the state: they are cleared once a user is logged in.
    store.subscribe(\.name)
      .subscribe(onNext: { [nameField] name in nameField.text = name })
      .disposed(by: disposeBag)

    store.subscribe(\.password)
      .subscribe(onNext: { [passwordField] password in passwordField.text = password })
      .disposed(by: disposeBag)

    store.subscribe { !$0.name.isEmpty && !$0.password.isEmpty && !$0.isAsking }
      .bind(to: logInButton.rx.isEnabled)
      .disposed(by: disposeBag)

    store.subscribe(\.isAsking)
      .bind(to: activityIndicator.rx.isAnimating)
      .disposed(by: disposeBag)

    store.subscribe(\.message)
      .bind(to: messageLabel.rx.text)
      .disposed(by: disposeBag)
  }
}
