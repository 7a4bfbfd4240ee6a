import Observables
import ReduxStores
import Testing

@Suite struct MiddlewareStageTests {
  /// Says by which way it is called.
  private struct TwofoldMiddleware: Middleware {
    let history: History

    func on(_ store: Store<AppState>, action: Action, next: @escaping (Action) -> Void) -> Disposable {
      history.note("typed")
      next(action)
      return Disposables.create()
    }

    func on(_ store: StoreType, action: Action, next: @escaping (Action) -> Void) -> Disposable {
      history.note("untyped")
      next(action)
      return Disposables.create()
    }
  }

  private struct UserReducer: Reducer {
    func reduce(_ state: UserState, action: Action) -> UserState { UserState(loggedIn: true) }
  }

  @Test func `RD-19: a store of the middleware's state calls the typed method, any other store the untyped one`() {
    let history = History()
    let middleware = TwofoldMiddleware(history: history)
    makeStore(middleware).dispatch(IncreaseAction())
    let users = Store(reducer: UserReducer(), state: UserState(), middlewares: middleware)
    users.dispatch(IncreaseAction())
    #expect(history.lines == ["typed", "untyped"])
    #expect(users.currentState.loggedIn)
  }
}
