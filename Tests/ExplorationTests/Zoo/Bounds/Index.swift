import Observables
import Playback
import Reactors

/// The row behind the last one can be chosen.
final class IndexReactor: TwinReactor, Reactor {
  static let animal = Animal("index", endsProcess: true) { catalog, name, isMended in
    catalog.reactor(name) { _ in IndexReactor(isMended: isMended) }
  }

  enum Action: Decodable {
    case add(String)
    case choose(Int)
  }

  struct State {
    var rows: [String] = []
    var chosen: String?
  }

  let initialState = State()

  func reduce(state: State, mutation: Action) -> State {
    var state = state
    switch mutation {
    case .add(let row): state.rows.append(row)
    case .choose(let index):
      let end = isMended ? state.rows.count : state.rows.count + 1
      if state.rows.isEmpty || !(0..<end).contains(index) { break }
      state.chosen = state.rows[index]
    }
    return state
  }
}
