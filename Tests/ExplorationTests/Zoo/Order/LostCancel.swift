import Observables
import Playback
import Reactors

/// Cancelling hides the progress, and the download goes on.
final class LostCancelReactor: PortReactor, Reactor {
  static let animal = Animal("lost-cancel", rule: "always text == null when phase == cancelled") {
    catalog, name, isMended in
    catalog.reactor(name) { stage in LostCancelReactor(port: stage.port("files"), isMended: isMended) }
  }

  enum Action: Decodable {
    case open
    case cancel
  }

  enum Mutation {
    case setPhase(Phase)
    case setText(String)
  }

  enum Phase {
    case closed
    case loading
    case cancelled
    case open
  }

  struct State {
    var phase = Phase.closed
    var text: String?
  }

  let initialState = State()

  func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case .open:
      guard currentState.phase == .closed else { return .empty() }
      let text: Observable<String> = port.call("readme")
      let mutations = isMended ? text.take(until: self.action.filter { $0 == .cancel }) : text
      return .concat([.just(.setPhase(.loading)), mutations.map(Mutation.setText)])
    case .cancel:
      return currentState.phase == .loading ? .just(.setPhase(.cancelled)) : .empty()
    }
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    switch mutation {
    case .setPhase(let phase): state.phase = phase
    case .setText(let text):
      state.text = text
      if state.phase == .loading { state.phase = .open }
    }
    return state
  }
}
