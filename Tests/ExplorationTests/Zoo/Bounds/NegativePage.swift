import Observables
import Playback
import Reactors

/// The page before the first one.
final class NegativePageReactor: TwinReactor, Reactor {
  static let animal = Animal("negative-page", rule: "always page >= 0") { catalog, name, isMended in
    catalog.reactor(name) { _ in NegativePageReactor(isMended: isMended) }
  }

  enum Action: Decodable {
    case next
    case previous
  }

  struct State {
    var page = 1
  }

  let initialState = State()

  func reduce(state: State, mutation: Action) -> State {
    var state = state
    switch mutation {
    case .next: state.page += 1
    case .previous: state.page = isMended ? max(0, state.page - 1) : state.page - 1
    }
    return state
  }
}
