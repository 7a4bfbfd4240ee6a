import ComposableStores
import HeadlessViews
import Testing

@testable import SampleReactors

@MainActor @Suite struct TwoFactorPageTests {
  @Test func `the code is sent, and what is wrong with it is shown`() throws {
    let store = Store(initialState: TwoFactor.State(token: "t"), reducer: TwoFactor()) {
      $0.authenticate = { _ in Effect(value: .refused("no")) }
    }
    let page = TwoFactorPage(store: store)
    page.loadViewIfNeeded()
    try page.codeField.perform(.type("1906"))
    #expect(store.state.code == "1906")
    try page.submitButton.perform(.tap)
    #expect(page.messageLabel.text == "no")
    #expect(!page.activityIndicator.isAnimating)
  }
}
