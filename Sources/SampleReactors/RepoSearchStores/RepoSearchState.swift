import ReduxStores

/// What a search shows, whichever architecture it is written in.
struct RepoSearchState: State, Equatable {
  var query: String?
  var repos: [String] = []
  var nextPage: Int?
  var isLoadingNextPage = false
}
