import SampleReactors
import Testing

@Suite struct RepositoryCatalogueTests {
  @Test func holdsAtLeast320DistinctOwnersAndNames() {
    #expect(RepositoryCatalogue.names.count >= 320)
    #expect(Set(RepositoryCatalogue.names.map { $0.lowercased() }).count == RepositoryCatalogue.names.count)
    #expect(
      RepositoryCatalogue.names.allSatisfy { $0.split(separator: "/", omittingEmptySubsequences: false).count == 2 })
    #expect(RepositoryCatalogue.names.allSatisfy { !$0.contains(" ") && !$0.hasPrefix("/") && !$0.hasSuffix("/") })
  }

  @Test func hitsComeInTheOrderOfTheCatalogueTenAPage() {
    let page = RepositoryCatalogue.search(query: "Rx", page: 1)
    #expect(
      page.repos == [
        "ReactiveX/RxSwift", "RxSwiftCommunity/RxDataSources", "RxSwiftCommunity/RxFlow", "RxSwiftCommunity/RxGesture",
        "RxSwiftCommunity/RxSwiftExt", "RxSwiftCommunity/RxOptional", "RxSwiftCommunity/RxAnimatedDataSources",
        "RxSwiftCommunity/RxAlamofire", "RxSwiftCommunity/RxRealm", "RxSwiftCommunity/RxKeyboard",
      ])
    #expect(page.nextPage == 2)
  }

  @Test func caseDoesNotMatter() {
    #expect(RepositoryCatalogue.search(query: "REACTORKIT", page: 1).repos == ["ReactorKit/ReactorKit"])
    #expect(
      RepositoryCatalogue.search(query: "SwIfT", page: 3) == RepositoryCatalogue.search(query: "swift", page: 3))
  }

  @Test(arguments: ["swift", "rx", "react", "redux", "kit"])
  func pagesFollowOneAnotherToTheEnd(query: String) {
    var found: [String] = []
    var next: Int? = 1
    while let page = next {
      let result = RepositoryCatalogue.search(query: query, page: page)
      #expect(result.repos.count == 10 || result.nextPage == nil)
      #expect(result.nextPage == nil || result.nextPage == page + 1)
      found += result.repos
      next = result.nextPage
    }
    #expect(found == RepositoryCatalogue.names.filter { $0.lowercased().contains(query) })
    #expect(found.count > 10)
  }

  @Test func swiftFillsMoreThanTwoPages() {
    #expect(RepositoryCatalogue.search(query: "swift", page: 3).repos.count == 10)
  }

  @Test func aPageThatIsFullAndLastHasNoNextPage() {
    let all = RepositoryCatalogue.names.count
    let last = RepositoryCatalogue.search(query: "", page: (all + 9) / 10)
    #expect(last.repos.last == RepositoryCatalogue.names.last)
    #expect(last.nextPage == nil)
  }

  @Test(arguments: [Int.min, -1, 0, 2, 1000, Int.max])
  func aPageOutsideIsEmpty(page: Int) {
    let nothing = RepositoryCatalogue.Page(repos: [], nextPage: nil)
    #expect(RepositoryCatalogue.search(query: "ReactorKit", page: page) == nothing)
  }

  @Test func whatNobodyIsCalledFindsNothing() {
    let nothing = RepositoryCatalogue.Page(repos: [], nextPage: nil)
    #expect(RepositoryCatalogue.search(query: "no such repository", page: 1) == nothing)
  }
}
