import ReduxStores
import Testing

@testable import SampleReactors

@Suite struct AppStateTests {
  @Test func `RD-07: the store that the app shares is one and the same`() {
    #expect(Store.shared === Store<AppState>.shared)
    #expect(Store.shared.currentState == AppState())
  }
}
