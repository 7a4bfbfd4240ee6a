import ReduxStores
import Testing

private func reduceCounter(_ state: Int, action: Action) -> Int { action is IncreaseAction ? state + 1 : state }
private func reduceUser(_ state: UserState, action: Action) -> UserState {
  action is LogInAction ? UserState(loggedIn: true) : state
}

@Suite struct CombinedReducersTests {
  @Test func `RD-05: reducers of parts are combined by their places`() {
    let store = Store(
      reducer: CombinedReducers(ReducerAt(\AppState.counter, reduceCounter), ReducerAt(\.user, reduceUser)),
      state: AppState())
    store.dispatch(IncreaseAction())
    store.dispatch(LogInAction())
    store.dispatch(StrangeAction())
    #expect(store.currentState == AppState(counter: 1, user: UserState(loggedIn: true)))
  }

  @Test func `RD-05: pieces run in their order, and each sees what those before it did`() {
    let reducer = combineReducers(
      ReducerAt(\AppState.self, AppReducer()),
      ReducerAt(\.counter) { counter, _ in counter * 10 },
      ReducerAt(\.user.loggedIn) { loggedIn, action in loggedIn || action is IncreaseAction })
    let state = reducer.reduce(AppState(counter: 1), action: IncreaseAction())
    #expect(state == AppState(counter: 20, user: UserState(loggedIn: true)))
  }

  @Test func `RD-05: parts that no piece names stay as they are`() {
    let state = AppState(counter: 3, user: UserState(loggedIn: true))
    #expect(combineReducers(ReducerAt(\AppState.counter, reduceCounter)).reduce(state, action: LogInAction()) == state)
    #expect(CombinedReducers<AppState>([]).reduce(state, action: IncreaseAction()) == state)
  }
}
