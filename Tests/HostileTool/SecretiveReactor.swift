import Observables
import Reactors

/// A reactor whose actions have a coding of their own, which does not tell which actions there are.
final class SecretiveReactor: Reactor {
  enum Action: Decodable {
    case up
    case down

    init(from decoder: any Decoder) throws {
      self = try decoder.singleValueContainer().decode(String.self) == "up" ? .up : .down
    }
  }

  struct State { var value = 0 }
  let initialState = State()

  func reduce(state: State, mutation: Action) -> State { State(value: state.value + (mutation == .up ? 1 : -1)) }
}
