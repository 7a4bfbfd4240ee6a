// "Reducer". The code is as printed, layout aside, but where a comment that begins with "Changed" says otherwise.
import RxDucks

struct AppReducer: Reducer {
  func reduce(_ state: AppState, action: Action) -> AppState {
    var state = state

    switch action {
    case is IncreaseAction:
      state.counter += 1
    case is DecreaseAction:
      state.counter -= 1
    case is ResetAction:
      state.counter = 0
    case is LogInAction:
      state.user.loggedIn = true
    default:
      break
    }

    return state
  }
}

struct CounterReduder {
  static func reduce(_ state: Int, action: Action) -> Int {
    switch action {
    case is IncreaseAction:
      return state + 1
    case is DecreaseAction:
      return state - 1
    case is ResetAction:
      return 0
    default:
      return state
    }
  }
}

struct UserReduder {
  static func reduce(_ state: UserState, action: Action) -> UserState {
    switch action {
    case is LogInAction:
      return UserState(loggedIn: true)
    default:
      return state
    }
  }
}

// Changed: a second `AppReducer` was printed, which needs a scope of its own.
enum MainReducer {
  struct AppReducer: Reducer {
    func reduce(_ state: AppState, action: Action) -> AppState {
      return AppState(
        counter: CounterReduder.reduce(state.counter, action: action),
        user: UserReduder.reduce(state.user, action: action))
    }
  }
}
