import ComposableStores
import Observables

/// A number between two buttons, and a fact about it from elsewhere: the feature of the composable architecture's own
/// introduction.
enum NumberFact {
  struct State: Equatable {
    var count = 0
    var numberFactAlert: String?
  }

  enum Action: Equatable {
    case factAlertDismissed
    case decrementButtonTapped
    case incrementButtonTapped
    case numberFactButtonTapped
    case numberFactResponse(Result<String, ApiError>)
  }

  struct ApiError: Error, Equatable {}

  struct Environment {
    var mainQueue: any SchedulerType
    var numberFact: (Int) -> Effect<String>
  }

  static let reducer = Reducer<State, Action, Environment> { state, action, environment in
    switch action {
    case .factAlertDismissed:
      state.numberFactAlert = nil
      return .none

    case .decrementButtonTapped:
      state.count -= 1
      return .none

    case .incrementButtonTapped:
      state.count += 1
      return .none

    case .numberFactButtonTapped:
      return environment.numberFact(state.count)
        .receive(on: environment.mainQueue)
        .catchToEffect(Action.numberFactResponse)

    case .numberFactResponse(.success(let fact)):
      state.numberFactAlert = fact
      return .none

    case .numberFactResponse(.failure):
      state.numberFactAlert = "Could not load a number fact :("
      return .none
    }
  }
}
