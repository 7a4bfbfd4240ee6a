import ComposableStores
import Observables

/// Rings a second after the action `wait`.
struct Reminder: ReducerProtocol {
  struct State: Equatable {
    let subject: String
    var isRinging = false
  }

  enum Action: Equatable, Decodable {
    case wait
    case ring
  }

  var mainQueue: any SchedulerType

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .wait:
      return Effect(value: .ring).deferred(for: .seconds(1), scheduler: mainQueue)
    case .ring:
      state.isRinging = true
      return .none
    }
  }
}
