import SampleReactors
import Testing

@Suite struct RepositoryCatalogueTests {
  @Test func `the catalogue has at least 320 distinct names with owners`() {
    #expect(RepositoryCatalogue.names.count >= 320)
    #expect(Set(RepositoryCatalogue.names.map { $0.lowercased() }).count == RepositoryCatalogue.names.count)
    #expect(
      RepositoryCatalogue.names.allSatisfy { $0.split(separator: "/", omittingEmptySubsequences: false).count == 2 })
    #expect(RepositoryCatalogue.names.allSatisfy { !$0.contains(" ") && !$0.hasPrefix("/") && !$0.hasSuffix("/") })
  }

  @Test func `hits come in the order of the catalogue, ten a page`() {
    #expect(
      RepositoryCatalogue.search(query: "Rx", page: 1) == [
        "ReactiveX/RxSwift", "RxSwiftCommunity/RxDataSources", "RxSwiftCommunity/RxFlow", "RxSwiftCommunity/RxGesture",
        "RxSwiftCommunity/RxSwiftExt", "RxSwiftCommunity/RxOptional", "RxSwiftCommunity/RxAnimatedDataSources",
        "RxSwiftCommunity/RxAlamofire", "RxSwiftCommunity/RxRealm", "RxSwiftCommunity/RxKeyboard",
      ])
  }

  @Test func `a query finds the same repositories in upper and in lower case`() {
    #expect(RepositoryCatalogue.search(query: "REACTORKIT", page: 1) == ["ReactorKit/ReactorKit"])
    #expect(
      RepositoryCatalogue.search(query: "SwIfT", page: 3) == RepositoryCatalogue.search(query: "swift", page: 3))
  }

  @Test(arguments: ["swift", "rx", "react", "redux", "kit"])
  func `pages follow one another to the end`(query: String) {
    var found: [String] = []
    var number = 1
    while true {
      let page = RepositoryCatalogue.search(query: query, page: number)
      if page.isEmpty { break }
      #expect(found.count == (number - 1) * RepositoryCatalogue.pageSize)
      found += page
      number += 1
    }
    #expect(found == RepositoryCatalogue.names.filter { $0.lowercased().contains(query) })
    #expect(found.count > 10)
  }

  @Test func `the hits for "swift" fill more than two pages`() {
    #expect(RepositoryCatalogue.search(query: "swift", page: 3).count == 10)
  }

  @Test func `the last page ends with the last name`() {
    let all = RepositoryCatalogue.names.count
    #expect(RepositoryCatalogue.search(query: "", page: (all + 9) / 10).last == RepositoryCatalogue.names.last)
    #expect(RepositoryCatalogue.search(query: "", page: (all + 9) / 10 + 1) == [])
  }

  @Test(arguments: [Int.min, -1, 0, 2, 1000, Int.max])
  func `a page beyond the hits is empty`(page: Int) {
    #expect(RepositoryCatalogue.search(query: "ReactorKit", page: page) == [])
  }

  @Test(arguments: [
    "no such repository", "é", "ReactorKit/ReactorKit\nReactiveX", "\n", "ethereum/go-ethereum2",
    String(repeating: "long ", count: 5_000),
  ])
  func `a query that is in no name finds nothing`(query: String) {
    #expect(RepositoryCatalogue.search(query: query, page: 1) == [])
  }

  @Test func `a letter whose lower case is a third of its size is found`() {
    #expect(
      RepositoryCatalogue.search(query: "\u{212A}ubernetes/\u{212A}ubernetes", page: 1) == ["kubernetes/kubernetes"])
  }

  @Test func `each repository is found by its name`() {
    for name in RepositoryCatalogue.names {
      #expect(RepositoryCatalogue.search(query: name, page: 1).contains(name))
    }
  }
}
