import Observables
import Playback
import Reactors

/// The average of no marks at all.
final class EmptyListReactor: TwinReactor, Reactor {
  static let animal = Animal("empty-list", endsProcess: true) { catalog, name, isMended in
    catalog.reactor(name) { _ in EmptyListReactor(isMended: isMended) }
  }

  enum Action: Decodable {
    case add(UInt8)
    case removeLast
  }

  struct State {
    var marks = [1, 2]
    var average = 1
  }

  let initialState = State()

  func reduce(state: State, mutation: Action) -> State {
    var state = state
    switch mutation {
    case .add(let mark): state.marks.append(Int(mark))
    case .removeLast: _ = state.marks.popLast()
    }
    if isMended, state.marks.isEmpty { return state }
    state.average = state.marks.reduce(0, +) / state.marks.count
    return state
  }
}
