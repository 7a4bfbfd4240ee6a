import Observables
import Reactors

/// Searches repositories page by page; a new query cancels the request of the old one (GS-01 to GS-13).
///
/// If `loadNextPage` arrives while the first page of a new query is loading, it requests the *old* query's next page
/// number, as the published example of this reactor does: the state still shows the old list then, and its `nextPage`
/// belongs to that list.
final class RepoSearchReactor: Reactor {
  enum Action: Decodable {
    case updateQuery(String?)
    case loadNextPage
  }

  enum Mutation {
    case setQuery(String?)
    case setRepos([String], nextPage: Int?)
    case appendRepos([String], nextPage: Int?)
    case setLoadingNextPage(Bool)
  }

  struct State {
    var query: String?
    var repos: [String] = []
    var nextPage: Int?
    var isLoadingNextPage = false
  }

  let initialState = State()
  private let search: (_ query: String?, _ page: Int) -> Observable<RepoPage>

  init(search: @escaping (_ query: String?, _ page: Int) -> Observable<RepoPage>) {
    self.search = search
  }

  func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case .updateQuery(let query):
      return .concat([
        .just(.setQuery(query)),
        // The next query cancels this search.
        search(query, 1)
          .take(until: self.action.filter(Self.isUpdateQuery))
          .map { Mutation.setRepos($0.repos, nextPage: $0.nextPage) },
      ])
    case .loadNextPage:
      guard !currentState.isLoadingNextPage, let page = currentState.nextPage else { return .empty() }
      return .concat([
        .just(.setLoadingNextPage(true)),
        search(currentState.query, page)
          .take(until: self.action.filter(Self.isUpdateQuery))
          .map { Mutation.appendRepos($0.repos, nextPage: $0.nextPage) },
        .just(.setLoadingNextPage(false)),
      ])
    }
  }

  private static func isUpdateQuery(_ action: Action) -> Bool {
    if case .updateQuery = action { true } else { false }
  }

  func reduce(state: State, mutation: Mutation) -> State {
    var state = state
    switch mutation {
    case .setQuery(let query):
      state.query = query
    case .setRepos(let repos, let nextPage):
      state.repos = repos
      state.nextPage = nextPage
    case .appendRepos(let repos, let nextPage):
      state.repos += repos
      state.nextPage = nextPage
    case .setLoadingNextPage(let isLoading):
      state.isLoadingNextPage = isLoading
    }
    return state
  }
}
