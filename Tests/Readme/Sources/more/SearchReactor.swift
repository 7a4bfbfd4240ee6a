import Observables
import Playback
import Reactors

struct Page: Decodable { let repos: [String], nextPage: Int? }

final class SearchReactor: Reactor {
  enum Action: Decodable { case search(String), updateQuery(String?) }
  enum Mutation { case setLoading(Bool), setQuery(String?), setRepos([String], nextPage: Int? = nil) }
  struct State { var query: String?, repos: [String] = [], nextPage: Int?, isLoading = false }

  let initialState = State()
  private let api: StagePort

  init(api: StagePort) { self.api = api }

  func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case .search(let query):
      return .run { [api] send in
        send(.setLoading(true))
        try await Task.sleep(for: .milliseconds(300))
        send(.setRepos(try await api.reply(to: query)))
      }
    // A reactor: the effect of an action is a sequence of mutations.
    case .updateQuery(let query):
      return .concat([
        .just(.setQuery(query)),
        search(query, page: 1).map { Mutation.setRepos($0.repos, nextPage: $0.nextPage) },
      ])
    }
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    switch mutation {
    case .setLoading(let isLoading): state.isLoading = isLoading
    case .setQuery(let query): state.query = query
    case .setRepos(let repos, let nextPage): (state.repos, state.nextPage, state.isLoading) = (repos, nextPage, false)
    }
    return state
  }

  private func search(_ query: String?, page: Int) -> Observable<Page> { api.call(query, as: Page.self) }
}
