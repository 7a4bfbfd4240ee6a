import ReduxStores
import Testing

@testable import SampleReactors

@Suite struct AppStateTests {
  @Test("RD-07: the store that the app shares is one and the same")
  func shared() {
    #expect(Store.shared === Store<AppState>.shared)
    #expect(Store.shared.currentState == AppState())
  }
}
