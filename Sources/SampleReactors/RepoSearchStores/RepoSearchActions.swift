import ReduxStores

/// What users ask of the search; `RepoSearchMiddleware` answers it.
enum RepoSearchAction: Action, Decodable {
  case updateQuery(String?)
  case loadNextPage
}

/// What the reducer does to the state.
enum RepoSearchChange: Action {
  case setQuery(String?)
  case setRepos([String], nextPage: Int?)
  case appendRepos([String], nextPage: Int?)
  case setLoadingNextPage(Bool)
}
