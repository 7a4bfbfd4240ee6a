import Observables
import Testing

@testable import SampleReactors

@Suite struct RepoSearchReactorTests {
  @Test("GS-02, GS-03: mutations with and without labels make states")
  func reduces() {
    let reactor = RepoSearchReactor(search: { _, _ in .never() })
    var state = reactor.initialState
    #expect(state.query == nil && state.repos == [] && state.nextPage == nil && !state.isLoadingNextPage)
    for mutation: RepoSearchReactor.Mutation in [
      .setQuery("a"), .setRepos(["a/1"], nextPage: 2), .appendRepos(["a/2", "a/1"], nextPage: nil),
      .setLoadingNextPage(true),
    ] {
      state = reactor.reduce(state: state, mutation: mutation)
    }
    #expect(state.query == "a" && state.repos == ["a/1", "a/2", "a/1"] && state.nextPage == nil)
    #expect(state.isLoadingNextPage)
  }
}
