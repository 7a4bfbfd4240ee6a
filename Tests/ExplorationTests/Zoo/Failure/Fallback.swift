import Observables
import Playback
import Reactors

/// Shows a fallback for news that cannot be loaded, which also replaces news that were loaded.
final class FallbackReactor: PortReactor, Reactor {
  static let animal = Animal("fallback", rule: "never isFallback == true and loads > 0", needsFaults: true) {
    catalog, name, isMended in
    catalog.reactor(name) { stage in FallbackReactor(port: stage.port("news"), isMended: isMended) }
  }

  enum Action: Decodable {
    case refresh
  }

  enum Mutation {
    case show([String])
    case showFallback
  }

  struct State {
    var lines: [String] = []
    var isFallback = false
    var loads = 0
  }

  let initialState = State()

  func mutate(action: Action) -> Observable<Mutation> {
    let lines: Observable<[String]> = port.call("today")
    return lines.map(Mutation.show).catch { _ in .just(.showFallback) }
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    switch mutation {
    case .show(let lines):
      state.lines = lines
      state.isFallback = false
      state.loads += 1
    case .showFallback:
      if isMended, state.loads > 0 { break }
      state.lines = ["no news"]
      state.isFallback = true
    }
    return state
  }
}
