import ReduxStores
import Testing

@testable import SampleReactors

@Suite struct LoggingMiddlewareTests {
  @Test func `RD-16: the logging middleware sees each action and changes nothing`() {
    var log: [String] = []
    let store = Store(
      reducer: AppReducer(), state: AppState(), middlewares: LoggingMiddleware(log: { log.append($0) }))
    store.dispatch(IncreaseAction())
    store.dispatch(ShareAction())
    #expect(log == ["IncreaseAction()", "ShareAction()"])
    #expect(store.currentState == AppState(counter: 1))
  }
}
