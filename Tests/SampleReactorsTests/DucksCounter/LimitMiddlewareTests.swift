import ReduxStores
import Testing

@testable import SampleReactors

@Suite struct LimitMiddlewareTests {
  @Test func `RD-16, RD-17: at the limit it swallows one kind of action, unseen by the middlewares behind it`() {
    var log: [String] = []
    let store = Store(
      reducer: AppReducer(), state: AppState(), middlewares: LimitMiddleware(limit: 1),
      LoggingMiddleware(log: { log.append($0) }))
    store.dispatch(IncreaseAction())
    store.dispatch(IncreaseAction())
    #expect(store.currentState.counter == 1)
    #expect(store.effectsInFlight == 0)
    store.dispatch(CounterAction.add(5))
    #expect(log == ["IncreaseAction()", "add(5)"])
  }
}
