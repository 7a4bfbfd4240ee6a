import Observables
import Playback
import Reactors

/// A note that cannot be saved is taken back, but the wrong one where several are being saved.
final class RollbackReactor: PortReactor, Reactor {
  static let animal = Animal("rollback", rule: "never notes has 1 and refused has 1", needsFaults: true) {
    catalog, name, isMended in
    catalog.reactor(name) { stage in RollbackReactor(port: stage.port("notes"), isMended: isMended) }
  }

  enum Action: Decodable {
    case add
  }

  enum Mutation {
    case add(Int)
    case takeBack(Int)
  }

  struct State {
    var count = 0
    var notes: [Int] = []
    var refused: [Int] = []
  }

  let initialState = State()

  func mutate(action: Action) -> Observable<Mutation> {
    let note = currentState.count + 1
    let saving: Observable<Bool> = port.call(note)
    return .concat([
      .just(.add(note)),
      saving.flatMap { _ in Observable<Mutation>.empty() }.catch { _ in .just(.takeBack(note)) },
    ])
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    switch mutation {
    case .add(let note):
      state.count = note
      state.notes.append(note)
    case .takeBack(let note):
      state.refused.append(note)
      if isMended { state.notes.removeAll { $0 == note } } else { state.notes.removeLast() }
    }
    return state
  }
}
