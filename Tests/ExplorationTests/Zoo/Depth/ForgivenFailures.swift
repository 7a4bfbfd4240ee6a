import Observables
import Playback
import Reactors

/// A list gives up for ever after three failures in a row, but pages that came between them do not count.
final class ForgivenFailuresReactor: PortReactor, Reactor {
  static let animal = Animal("forgiven-failures", rule: "never hasGivenUp == true and inARow < 3", needsFaults: true) {
    catalog, name, isMended in
    catalog.reactor(name) { stage in ForgivenFailuresReactor(port: stage.port("pages"), isMended: isMended) }
  }

  enum Action: Decodable {
    case next
    case retry
  }

  enum Mutation {
    case append(Int)
    case fail
  }

  struct State {
    var rows: [Int] = []
    var failures = 0
    var inARow = 0
    var hasGivenUp = false
  }

  let initialState = State()

  func mutate(action: Action) -> Observable<Mutation> {
    if currentState.hasGivenUp { return .empty() }
    let page: Observable<Int> = port.call(currentState.rows.count)
    return page.map(Mutation.append).catch { _ in .just(.fail) }
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    switch mutation {
    case .append(let row):
      state.rows.append(row)
      state.inARow = 0
      if isMended { (state.failures, state.hasGivenUp) = (0, false) }
    case .fail:
      state.failures += 1
      state.inARow += 1
      state.hasGivenUp = state.failures >= 3
    }
    return state
  }
}
