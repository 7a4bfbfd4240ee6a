import Observables
import Playback
import Reactors

/// A document counts as saved although the server refused it.
final class FeignedSuccessReactor: PortReactor, Reactor {
  static let animal = Animal(
    "feigned-success", rule: "never phase == saved and version == null", needsFaults: true
  ) { catalog, name, isMended in
    catalog.reactor(name) { stage in FeignedSuccessReactor(port: stage.port("documents"), isMended: isMended) }
  }

  enum Action: Decodable {
    case edit(String)
    case save
  }

  enum Mutation {
    case setText(String)
    case setPhase(Phase)
    case setVersion(Int?)
  }

  enum Phase {
    case editing
    case saving
    case saved
  }

  struct State {
    var text = ""
    var phase = Phase.editing
    var version: Int?
  }

  let initialState = State()

  func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case .edit(let text): return currentState.phase == .saving ? .empty() : .just(.setText(text))
    case .save:
      if currentState.phase == .saving { return .empty() }
      let version: Observable<Int> = port.call(currentState.text)
      let saving = version.map { Mutation.setVersion($0) }
      let failed = isMended ? Mutation.setPhase(.editing) : .setVersion(nil)
      return .concat([.just(.setPhase(.saving)), saving.catch { _ in .just(failed) }])
    }
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    switch mutation {
    case .setText(let text):
      state.text = text
      state.phase = .editing
    case .setPhase(let phase): state.phase = phase
    case .setVersion(let version):
      state.version = version
      state.phase = .saved
    }
    return state
  }
}
