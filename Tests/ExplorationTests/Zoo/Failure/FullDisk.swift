import Observables
import Playback
import Reactors

/// One of the errors of a service ends an upload without a word, so that it seems to run for ever.
final class FullDiskReactor: PortReactor, Reactor {
  static let animal = Animal("full-disk", rule: "never phase == running when $inflight == 0", needsFaults: true) {
    catalog, name, isMended in
    catalog.reactor(name) { stage in FullDiskReactor(port: stage.port("uploads"), isMended: isMended) }
  }

  enum UploadError: Error, Decodable {
    case offline
    case full(bytes: Int)
  }

  enum Action: Decodable {
    case upload(String)
    case reset
  }

  enum Phase {
    case idle
    case running
    case done
    case failed
  }

  struct State {
    var phase = Phase.idle
  }

  let initialState = State()

  func mutate(action: Action) -> Observable<Phase> {
    switch action {
    case .reset: return .just(.idle)
    case .upload(let name):
      if currentState.phase == .running { return .empty() }
      let upload = port.call(["name": name], as: String.self, throwing: UploadError.self)
        .map { _ in Phase.done }
        .catch { [isMended] error in
          if case .full? = error as? UploadError, !isMended { return .empty() }
          return .just(.failed)
        }
      let resets = self.action.filter { if case .reset = $0 { true } else { false } }
      return .concat([.just(.running), upload.take(until: resets)])
    }
  }

  func reduce(state: State, mutation: Phase) -> State { State(phase: mutation) }
}
