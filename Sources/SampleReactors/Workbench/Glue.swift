import ComposableStores
import Observables

/// A pot of glue, which dries after a second.
enum Glue {
  struct State: Equatable {
    var drops = 3
    var dryJoints = 0
  }

  enum Action: Equatable, Decodable {
    case use
    case dry
    case refill
  }

  static let reducer = Reducer<State, Action, any SchedulerType> { state, action, mainQueue in
    switch action {
    case .use:
      guard state.drops > 0 else { return .none }
      state.drops -= 1
      return Effect(value: .dry).deferred(for: .seconds(1), scheduler: mainQueue)
    case .dry:
      state.dryJoints += 1
      return .none
    case .refill:
      state.drops = 3
      return .none
    }
  }
}
