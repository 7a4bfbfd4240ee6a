import ComposableStores
import HeadlessViews
import Observables
import Testing

@testable import SampleReactors

@MainActor @Suite struct LoginViewTests {
  private let store = Store(initialState: Login.State(), reducer: Login()) {
    $0.authenticate = { request in
      if case .code = request { return Effect(value: .welcome("grace")) }
      return Effect(value: .codeNeeded(token: "t"))
    }
  }

  @Test("CA-27: the page for the code is there as long as its state")
  func pushes() throws {
    let view = LoginView(store: store)
    store.send(.form(.submit))
    #expect(view.navigation.topViewController is TwoFactorPage)
    store.send(.dismissTwoFactor)
    #expect(view.navigation.topViewController is LoginPage)
    store.send(.form(.submit))
    store.send(.twoFactor(.submit))
    #expect(view.navigation.topViewController is LoginPage)
    #expect(view.userLabel.text == "grace")
    try view.logOutButton.perform(.tap)
    #expect(view.userLabel.text == nil)
    #expect(view.logOutButton.isHidden)
  }

  @Test("going back dismisses the second step")
  func goingBackDismissesTheSecondStep() throws {
    let view = LoginView(store: store)
    store.send(.form(.submit))
    try view.navigation.perform(.back)
    #expect(store.state.twoFactor == nil)
    #expect(view.navigation.viewControllers.count == 1)
  }
}
