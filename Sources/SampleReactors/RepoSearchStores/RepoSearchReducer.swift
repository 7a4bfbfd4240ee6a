import ReduxStores

/// Applies the changes, and knows nothing about searching.
struct RepoSearchReducer: Reducer {
  func reduce(_ state: RepoSearchState, action: any Action) -> RepoSearchState {
    var state = state
    switch action as? RepoSearchChange {
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
    case nil:
      break
    }
    return state
  }
}
