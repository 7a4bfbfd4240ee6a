import HeadlessViews
import Observables
import Testing

@testable import SampleReactors

@MainActor @Suite struct RepoSearchPageTests {
  @Test func `the page shows states and tells what users do`() throws {
    let states = BehaviorRelay(value: RepoSearchState())
    var queries: [String?] = []
    var loads = 0
    let page = RepoSearchPage(
      states: states.asObservable(), updateQuery: { queries.append($0) }, loadNextPage: { loads += 1 })
    #expect(queries == [] && loads == 0)
    try page.searchField.perform(.type("a"))
    #expect(queries == ["a"])

    states.accept(RepoSearchState(query: "a", repos: (1...20).map { "a/\($0)" }, nextPage: 2))
    #expect(page.list.numberOfRows(inSection: 0) == 20)
    try page.list.perform(.scroll(100))
    #expect(loads == 0)
    try page.list.perform(.resize(0))
    try page.list.perform(.scrollToEnd)
    #expect(loads == 0)
    try page.list.perform(.resize(440))
    try page.list.perform(.scrollToEnd)
    #expect(loads > 0)
    states.accept(RepoSearchState(query: "a", isLoadingNextPage: true))
    #expect(page.activityIndicator.isAnimating)
  }
}
