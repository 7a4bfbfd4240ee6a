import ComposableStores
import Observables

/// The search of `repo-search` as a composable store.
///
/// Each mutation of the reactor is an action here, sent by an effect, so that a script leads to the same states in the
/// same order. An action such as `updateQuery` changes nothing itself.
struct RepoSearchFeature: ReducerProtocol {
  typealias State = RepoSearchState

  enum Action: Equatable {
    case updateQuery(String?)
    case loadNextPage
    case setQuery(String?)
    case setRepos([String], nextPage: Int?)
    case appendRepos([String], nextPage: Int?)
    case setLoadingNextPage(Bool)
  }

  /// The id of all searches, which a new query cancels.
  private enum SearchID {}

  var search: (_ query: String?, _ page: Int) -> Observable<RepoPage>

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .updateQuery(let query):
      return .concatenate(
        .cancel(id: SearchID.self),
        Effect(value: .setQuery(query)),
        found(query, page: 1).map { .setRepos($0.repos, nextPage: $0.nextPage) })
    case .loadNextPage:
      guard !state.isLoadingNextPage, let page = state.nextPage else { return .none }
      return .concatenate(
        Effect(value: .setLoadingNextPage(true)),
        found(state.query, page: page).map { .appendRepos($0.repos, nextPage: $0.nextPage) },
        // Sent even if the search was cancelled, which ends the search and not the sequence.
        Effect(value: .setLoadingNextPage(false)))
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
    return .none
  }

  private func found(_ query: String?, page: Int) -> Effect<RepoPage> {
    search(query, page).eraseToEffect().cancellable(id: SearchID.self)
  }
}
