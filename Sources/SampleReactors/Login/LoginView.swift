import ComposableStores
import HeadlessViews
import Observables

/// The form, and above it the page for the code while there is a state for it.
final class LoginView {
  let navigation = NavigationStack()
  let userLabel = Label()
  let logOutButton = Button("Log Out")
  private let store: Store<Login.State, Login.Action>
  private let disposeBag = DisposeBag()

  init(store: Store<Login.State, Login.Action>) {
    self.store = store
    navigation.viewControllers = [LoginPage(store: store.scope(state: \.form, action: Login.Action.form))]
    navigation.delegate = self

    store.scope(state: \.twoFactor, action: Login.Action.twoFactor).ifLet(
      then: { [navigation] store in
        navigation.pushViewController(TwoFactorPage(store: store), animated: true)
      },
      else: { [navigation] in
        navigation.popToRootViewController(animated: true)
      }
    )
    .disposed(by: disposeBag)

    store.subscribe(\.user)
      .subscribe(onNext: { [userLabel, logOutButton] user in
        userLabel.text = user
        logOutButton.isHidden = user == nil
      })
      .disposed(by: disposeBag)

    logOutButton.rx.tap
      .subscribe(onNext: { [store] in store.send(.logOut) })
      .disposed(by: disposeBag)
  }
}

extension LoginView: NavigationStackDelegate {
  /// Dismisses the second step when a user goes back.
  func navigationController(
    _ navigationController: NavigationStack, didShow viewController: ViewController, animated: Bool
  ) {
    if viewController is LoginPage, store.state.twoFactor != nil { store.send(.dismissTwoFactor) }
  }
}
