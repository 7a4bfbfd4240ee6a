import Observables
import Playback
import Reactors

/// The same page is requested twice while it is under way, and appended twice.
final class RepeatedPageReactor: PortReactor, Reactor {
  static let animal = Animal("repeated-page", rule: "always rows unique") { catalog, name, isMended in
    catalog.reactor(name) { stage in
      let port = stage.port("rows") { (page: Int) in
        .reply([10 * page, 10 * page + 1], after: .milliseconds(100))
      }
      return RepeatedPageReactor(port: port, isMended: isMended)
    }
  }

  enum Action: Decodable {
    case scroll
  }

  enum Mutation {
    case setLoading(Bool)
    case append([Int])
  }

  struct State {
    var rows: [Int] = []
    var isLoading = false
  }

  let initialState = State()

  func mutate(action: Action) -> Observable<Mutation> {
    if isMended, currentState.isLoading { return .empty() }
    return .concat([
      .just(.setLoading(true)),
      port.call(currentState.rows.count / 2).map(Mutation.append),
      .just(.setLoading(false)),
    ])
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    switch mutation {
    case .setLoading(let isLoading): state.isLoading = isLoading
    case .append(let rows): state.rows += rows
    }
    return state
  }
}
