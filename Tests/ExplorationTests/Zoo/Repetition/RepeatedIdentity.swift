import Observables
import Playback
import Reactors

/// A new row takes the number of rows as its id, which another row has where one was removed.
final class RepeatedIdentityReactor: TwinReactor, Reactor {
  static let animal = Animal("repeated-identity", rule: "always ids unique") { catalog, name, isMended in
    catalog.reactor(name) { _ in RepeatedIdentityReactor(isMended: isMended) }
  }

  enum Action: Decodable {
    case add
    case remove(id: Int)
    case sort
  }

  struct State {
    var ids: [Int] = []
    var added = 0
  }

  let initialState = State()

  func reduce(state: State, mutation: Action) -> State {
    var state = state
    switch mutation {
    case .add:
      state.ids.append(isMended ? state.added : state.ids.count)
      state.added += 1
    case .remove(let id): state.ids.removeAll { $0 == id }
    case .sort: state.ids.sort()
    }
    return state
  }
}
