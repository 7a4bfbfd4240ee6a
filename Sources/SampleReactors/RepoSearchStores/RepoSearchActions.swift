import ReduxStores

/// The actions of users; `RepoSearchMiddleware` handles them.
enum RepoSearchAction: Action, Decodable {
  case updateQuery(String?)
  case loadNextPage
}

/// The changes that the reducer applies to the state.
enum RepoSearchChange: Action {
  case setQuery(String?)
  case setRepos([String], nextPage: Int?)
  case appendRepos([String], nextPage: Int?)
  case setLoadingNextPage(Bool)
}
