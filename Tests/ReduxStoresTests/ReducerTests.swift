import ReduxStores
import Testing

private struct CounterReducer {
  static func reduce(_ state: Int, action: Action) -> Int {
    switch action {
    case is IncreaseAction: return state + 1
    case is DecreaseAction: return state - 1
    case is ResetAction: return 0
    default: return state
    }
  }
}

private struct UserReducer {
  static func reduce(_ state: UserState, action: Action) -> UserState {
    switch action {
    case is LogInAction: return UserState(loggedIn: true)
    default: return state
    }
  }
}

private struct WholeReducer: Reducer {
  func reduce(_ state: AppState, action: Action) -> AppState {
    return AppState(
      counter: CounterReducer.reduce(state.counter, action: action),
      user: UserReducer.reduce(state.user, action: action))
  }
}

@Suite struct ReducerTests {
  @Test(arguments: [
    (IncreaseAction() as any Action & Sendable, 2), (DecreaseAction(), 0), (ResetAction(), 0), (LogInAction(), 1),
  ])
  func `RD-04: a reducer makes the next state of a state and an action`(action: any Action & Sendable, counter: Int) {
    let state = AppReducer().reduce(AppState(counter: 1), action: action)
    #expect(state.counter == counter)
    #expect(state.user.loggedIn == (action is LogInAction))
  }

  @Test func `RD-05: the main reducer calls others, which need no protocol`() {
    let store = Store(reducer: WholeReducer(), state: AppState())
    store.dispatch(IncreaseAction())
    store.dispatch(LogInAction())
    store.dispatch(IncreaseAction())
    #expect(store.currentState == AppState(counter: 2, user: UserState(loggedIn: true)))
  }

  @Test func `RD-04: an action that a reducer dispatches is reduced right behind the one it is at`() {
    final class Chatty: Reducer {
      weak var store: Store<AppState>?
      func reduce(_ state: AppState, action: Action) -> AppState {
        if action is IncreaseAction {
          store?.dispatch(AddAction(value: 10))
          return AppState(counter: state.counter + 1)
        }
        return AppReducer().reduce(state, action: action)
      }
    }
    let reducer = Chatty()
    let store = Store(reducer: reducer, state: AppState())
    reducer.store = store
    let history = History()
    _ = history.follow(store.state)
    store.dispatch(IncreaseAction())
    #expect(history.lines == ["0", "1", "11"])
    #expect(store.currentState.counter == 11)
  }
}
