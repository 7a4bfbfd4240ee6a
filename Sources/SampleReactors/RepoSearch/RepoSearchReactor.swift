import DispatchSchedulers
import Observables
import Reactors

/// One page of search results.
typealias RepoPage = RepositoryCatalogue.Page

/// Searches repositories page by page; a new query cancels the request of the old one (GS-01 to GS-14).
///
/// `loadNextPage` while the first page of a new query is on its way asks for the *old* query's next page number, as the
/// published example of this reactor does: the state still shows the old list then, and its `nextPage` belongs to that.
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
  private let throttle: Duration
  private let fetch: (_ query: String, _ page: Int) -> Observable<RepoPage>
  private let report: (any Error) -> Void

  init(
    throttle: Duration, fetch: @escaping (_ query: String, _ page: Int) -> Observable<RepoPage>,
    report: @escaping (any Error) -> Void
  ) {
    self.throttle = throttle
    self.fetch = fetch
    self.report = report
  }

  func transform(action: Observable<Action>) -> Observable<Action> {
    if throttle == .zero { return action }
    return .merge(
      action.filter(Self.isUpdateQuery).throttle(throttle, scheduler: MainScheduler.instance),
      action.filter { !Self.isUpdateQuery($0) })
  }

  func mutate(action: Action) -> Observable<Mutation> {
    switch action {
    case .updateQuery(let query):
      return .concat([
        .just(.setQuery(query)),
        search(query, page: 1).map { Mutation.setRepos($0.repos, nextPage: $0.nextPage) },
      ])
    case .loadNextPage:
      guard !currentState.isLoadingNextPage, let page = currentState.nextPage else { return .empty() }
      return .concat([
        .just(.setLoadingNextPage(true)),
        search(currentState.query, page: page).map { Mutation.appendRepos($0.repos, nextPage: $0.nextPage) },
        .just(.setLoadingNextPage(false)),
      ])
    }
  }

  /// A page, an empty one for no query and after a failure; nothing once the next query comes.
  private func search(_ query: String?, page: Int) -> Observable<RepoPage> {
    let nothing = RepoPage(repos: [], nextPage: nil)
    guard let query, !query.isEmpty else { return .just(nothing) }
    return fetch(query, page)
      .catch { [report] error in
        report(error)
        return .just(nothing)
      }
      .take(until: action.filter(Self.isUpdateQuery))
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
