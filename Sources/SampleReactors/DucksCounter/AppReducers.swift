import ReduxStores

/// The reducer of the whole state, which passes each part to its own function.
struct AppReducer: Reducer {
  func reduce(_ state: AppState, action: any Action) -> AppState {
    AppState(
      counter: CounterReducer.reduce(state.counter, action: action),
      user: UserReducer.reduce(state.user, action: action))
  }
}

/// Reduces the counter. The reducer of a part need not conform to a protocol.
enum CounterReducer {
  static func reduce(_ counter: Int, action: any Action) -> Int {
    switch action {
    case is IncreaseAction: counter + 1
    case is DecreaseAction: counter - 1
    case is ResetAction: 0
    case CounterAction.add(let number): counter + number
    case CounterAction.subtract(let number): counter - number
    default: counter
    }
  }
}

/// Reduces the user.
enum UserReducer {
  static func reduce(_ user: UserState, action: any Action) -> UserState {
    switch action {
    case is LoadingAction: UserState(isLoading: true)
    case is LoadedAction: UserState(loggedIn: true)
    case let action as LoadErrorAction: UserState(failure: "\(action.error)")
    default: user
    }
  }
}
