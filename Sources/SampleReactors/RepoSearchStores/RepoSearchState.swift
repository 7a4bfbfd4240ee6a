import ReduxStores

/// The shown state of a search, in any architecture.
struct RepoSearchState: State, Equatable {
  var query: String?
  var repos: [String] = []
  var nextPage: Int?
  var isLoadingNextPage = false
}
