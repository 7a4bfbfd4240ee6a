import ReduxStores
import Testing

@testable import SampleReactors

@Suite struct RepoSearchReducerTests {
  @Test func `RD-04: the reducer knows the changes, and lets what users ask pass`() {
    var state = RepoSearchState()
    let actions: [any Action] = [
      RepoSearchAction.loadNextPage, RepoSearchChange.setQuery("a"), RepoSearchChange.setRepos(["a/1"], nextPage: 2),
      RepoSearchChange.appendRepos(["a/2"], nextPage: nil), RepoSearchChange.setLoadingNextPage(true),
    ]
    for action in actions { state = RepoSearchReducer().reduce(state, action: action) }
    #expect(state == RepoSearchState(query: "a", repos: ["a/1", "a/2"], isLoadingNextPage: true))
  }
}
