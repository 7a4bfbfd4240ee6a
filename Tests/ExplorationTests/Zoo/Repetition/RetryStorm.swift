import Observables
import Playback
import Reactors

/// A request that fails is sent again at once, for as long as it fails.
final class RetryStormReactor: PortReactor, Reactor {
  static let animal = Animal("retry-storm", needsFaults: true) { catalog, name, isMended in
    catalog.reactor(name) { stage in RetryStormReactor(port: stage.port("feed"), isMended: isMended) }
  }

  enum Action: Decodable {
    case load
  }

  enum Mutation {
    case begin
    case setLines([String])
    case setFailed
  }

  struct State {
    var hasBegun = false
    var lines: [String]?
    var hasFailed = false
  }

  let initialState = State()

  func mutate(action: Action) -> Observable<Mutation> {
    if currentState.hasBegun { return .empty() }
    let lines: Observable<[String]> = port.call("today")
    return .concat([
      .just(.begin),
      (isMended ? lines.retry(3) : lines.retry()).map(Mutation.setLines).catch { _ in .just(.setFailed) },
    ])
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    switch mutation {
    case .begin: state.hasBegun = true
    case .setLines(let lines): state.lines = lines
    case .setFailed: state.hasFailed = true
    }
    return state
  }
}
