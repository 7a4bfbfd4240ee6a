import ComposableStores
import Testing

@testable import SampleReactors

@Suite(.reportedFailures) struct BoardTests {
  @Test func `CA-03: each grit is followed by the next one, before sending returns`() {
    let store = TestStore(initialState: Board.State(), reducer: Board.reducer, environment: { .success(90) })
    store.send(.sand(grit: 80)) { $0.grit = 80 }
    store.receive(.sand(grit: 120)) { $0.grit = 120 }
    store.receive(.sand(grit: 240)) { $0.grit = 240 }
  }

  @Test func `CA-12: a result is asked for when the effect runs, and its failure becomes an action`() {
    var length: Int? = 90
    let store = TestStore(
      initialState: Board.State(), reducer: Board.reducer,
      environment: { length.map { .success($0) } ?? .failure(Board.NoBoard()) })
    store.send(.measure)
    store.receive(.measured(90)) { $0.length = 90 }
    length = nil
    store.send(.measure)
    store.receive(.measured(nil)) { $0.length = nil }
  }
}
