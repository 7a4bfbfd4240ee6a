import ComposableStores
import Testing

@testable import SampleReactors

@Suite(.reportedFailures) struct CountdownTests {
  @Test func `CA-13: an asynchronous effect sends one number after the other`() async {
    let store = TestStore(initialState: Countdown.State(), reducer: Countdown(pause: {}))
    store.send(.start(from: 2))
    await store.receive(.show(2)) { $0.left = 2 }
    await store.receive(.show(1)) { $0.left = 1 }
    await store.receive(.finish) {
      $0.left = nil
      $0.isOver = true
    }
    await store.finish()
  }

  @Test func `CA-13: cancelled between two numbers it sends no more`() async {
    let store = TestStore(
      initialState: Countdown.State(), reducer: Countdown(pause: { try await Task.sleep(for: .seconds(3600)) }))
    store.send(.start(from: 2))
    await store.receive(.show(2)) { $0.left = 2 }
    store.send(.cancel) { $0.left = nil }
    await store.finish()
  }
}
