import Observables
import ReduxStores
import Testing

private protocol Loading: Action {}
private struct LoadUser: Loading {}
private struct LoadItems: Loading {}

@Suite struct TypedMiddlewareTests {
  @Test func `RD-16: a typed middleware handles the actions of its type, others pass through`() {
    let history = History()
    let middleware = TypedMiddleware<AppState, AddAction> { store, action, next in
      history.note("add \(action.value) to \(store.currentState)")
      next(AddAction(value: action.value * 2))
      return Disposables.create()
    }
    let store = makeStore(middleware)
    for action in [IncreaseAction(), AddAction(value: 2), LogInAction()] as [any Action] { store.dispatch(action) }
    #expect(history.lines == ["add 2 to 1"])
    #expect(store.currentState == AppState(counter: 5, user: UserState(loggedIn: true)))
  }

  @Test func `RD-16: a typed middleware may handle all actions of a protocol`() {
    var count = 0
    let middleware = TypedMiddleware<AppState, any Loading> { _, action, next in
      count += 1
      next(action)
      return Disposables.create()
    }
    let store = makeStore(middleware)
    for action in [LoadUser(), LoadItems(), StrangeAction()] as [any Action] { store.dispatch(action) }
    #expect(count == 2)
  }

  @Test func `RD-19: a typed middleware for another state passes everything through`() {
    let middleware = TypedMiddleware<UserState, IncreaseAction> { _, _, _ in Disposables.create() }
    let store = makeStore(middleware)
    store.dispatch(IncreaseAction())
    #expect(store.currentState.counter == 1)
  }
}
