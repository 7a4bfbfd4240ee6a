import RxComposableArchitecture
import RxSwift

// A feature with an environment, as the first versions of the architecture have it.

struct FactState: Equatable {
  var count = 0
  var alert: String?
  var lamp = LampState()
}

struct LampState: Equatable {
  var isOn = false
}

enum LampAction: Equatable {
  case toggle
}

enum FactAction: Equatable {
  case plusTapped
  case jump(to: Int)
  case factTapped
  case factResponse(Result<String, FactError>)
  case lamp(LampAction)
}

struct FactError: Error, Equatable {}

struct FactEnvironment {
  var mainQueue: SchedulerType
  var fact: (Int) -> Effect<String>
  var track: (String) -> Effect<Never>
}

let lampReducer = Reducer<LampState, LampAction, Void> { state, _, _ in
  state.isOn.toggle()
  return .none
}

let factReducer = Reducer<FactState, FactAction, FactEnvironment>.combine(
  lampReducer.pullback(state: \.lamp, action: /FactAction.lamp, environment: { _ in () }), ownFactReducer)

private let ownFactReducer = Reducer<FactState, FactAction, FactEnvironment> { state, action, environment in
  switch action {
  case .plusTapped:
    state.count += 1
    return environment.track("plus").fireAndForget()
  case .jump(let count):
    state.count = count
    return .none
  case .factTapped:
    return environment.fact(state.count).observe(on: environment.mainQueue).catchToEffect(FactAction.factResponse)
  case .factResponse(.success(let fact)):
    state.alert = fact
    return .none
  case .factResponse(.failure):
    state.alert = "no fact"
    return .none
  case .lamp:
    return .none
  }
}
