import ComposableStores
import HeadlessViews
import Observables
import Testing

@testable import SampleReactors

@MainActor @Suite struct LoginPageTests {
  @Test func `the fields are the state, and the button waits for both`() throws {
    let store = Store(initialState: LoginForm.State(), reducer: LoginForm()) {
      $0.authenticate = { _ in Effect(value: .refused("no")) }
    }
    let page = LoginPage(store: store)
    page.loadViewIfNeeded()
    #expect(!page.logInButton.isEnabled)
    try page.nameField.perform(.type("ada"))
    try page.passwordField.perform(.type("lovelace"))
    #expect(store.state.name == "ada" && store.state.password == "lovelace")
    #expect(page.logInButton.isEnabled)
    try page.logInButton.perform(.tap)
    #expect(page.messageLabel.text == "no")
    #expect(!page.activityIndicator.isAnimating)
    store.send(.setName(""))
    #expect(page.nameField.text == "")
    #expect(!page.logInButton.isEnabled)
  }

  @Test func `the button rests while an answer is awaited`() throws {
    let store = Store(initialState: LoginForm.State(name: "ada", password: "x"), reducer: LoginForm()) {
      $0.authenticate = { _ in Observable.never().eraseToEffect() }
    }
    let page = LoginPage(store: store)
    page.loadViewIfNeeded()
    try page.logInButton.perform(.tap)
    #expect(page.activityIndicator.isAnimating)
    #expect(!page.logInButton.isEnabled)
  }
}
