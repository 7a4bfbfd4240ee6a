import ReduxStores

struct AppState: State, Equatable, CustomStringConvertible {
  var counter: Int = 0
  var user = UserState()

  var description: String { "\(counter)\(user.loggedIn ? " in" : "")" }
}

struct UserState: State, Equatable {
  var loggedIn = false
}

struct IncreaseAction: Action {}
struct DecreaseAction: Action {}
struct LogInAction: Action {}
struct LoadingAction: Action {}
struct LoadedAction: Action {
  let value: Int
}
struct LoadErrorAction: Action {}
struct AddAction: Action {
  let value: Int
}
/// Adds a hundred without telling anybody.
struct QuietAction: IgnorableAction {}
struct ResetAction: IgnorableAction {}
/// One that no reducer knows.
struct StrangeAction: Action {}

enum CounterAction: Action {
  case increase, decrease
}

struct AppReducer: Reducer {
  func reduce(_ state: AppState, action: Action) -> AppState {
    var state = state

    switch action {
    case is IncreaseAction: state.counter += 1
    case is DecreaseAction: state.counter -= 1
    case CounterAction.increase: state.counter += 1
    case CounterAction.decrease: state.counter -= 1
    case is ResetAction: state.counter = 0
    case is QuietAction: state.counter += 100
    case let add as AddAction: state.counter += add.value
    case let loaded as LoadedAction: state.counter += loaded.value
    case is LogInAction: state.user.loggedIn = true
    default: break
    }

    return state
  }
}
