import Observables
import Playback
import Reactors

/// The titles of an older query arrive after those of the newer one and replace them.
final class StaleReplyReactor: PortReactor, Reactor {
  static let animal = Animal(
    "stale-reply", rule: #"never query == "b" and titles has "a" when $inflight == 0"#
  ) { catalog, name, isMended in
    catalog.reactor(name) { stage in
      StaleReplyReactor(port: stage.port("search") { (query: String) in .reply([query]) }, isMended: isMended)
    }
  }

  enum Action: Decodable {
    case search(String)
  }

  enum Mutation {
    case setQuery(String)
    case setTitles([String])
  }

  struct State {
    var query: String?
    var titles: [String] = []
  }

  let initialState = State()

  func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case .search(let query):
      let titles: Observable<[String]> = port.call(query)
      let mutations = isMended ? titles.take(until: self.action) : titles
      return .concat([.just(.setQuery(query)), mutations.map(Mutation.setTitles)])
    }
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    switch mutation {
    case .setQuery(let query): state.query = query
    case .setTitles(let titles): state.titles = titles
    }
    return state
  }
}
