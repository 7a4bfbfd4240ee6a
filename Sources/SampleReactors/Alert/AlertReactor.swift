import Observables
import Reactors

/// Raises alerts with a pulse: the same text twice is two alerts, and other changes of the state raise none (RK-32).
final class AlertReactor: Reactor {
  enum Action: Decodable {
    case alert(String)
    case doSomeAction
  }

  enum Mutation {
    case setAlertMessage(String)
    case countAction
  }

  struct State {
    @Pulse var alertMessage: String?
    var otherActions = 0
  }

  let initialState = State()

  func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case .alert(let message): .just(.setAlertMessage(message))
    case .doSomeAction: .just(.countAction)
    }
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    switch mutation {
    case .setAlertMessage(let message): state.alertMessage = message
    case .countAction: state.otherActions += 1
    }
    return state
  }
}
