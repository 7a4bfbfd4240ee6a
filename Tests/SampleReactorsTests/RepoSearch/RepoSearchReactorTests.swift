import Foundation
import Observables
import TestSupport
import Testing

@testable import SampleReactors

@Suite struct RepoSearchReactorTests {
  private let pages = RequestedPages()
  private let history = History()

  /// A reactor whose mutations are written down.
  private func makeReactor() -> (reactor: RepoSearchReactor, watching: any Disposable) {
    let reactor = RepoSearchReactor(search: pages.search)
    let watching = reactor.mutations.subscribe(onNext: { [history] in history.note("\($0)") })
    return (reactor, watching)
  }

  @Test func `GS-01: actions are read from their names and payloads`() throws {
    func read(_ text: String) throws -> String {
      "\(try JSONDecoder().decode(RepoSearchReactor.Action.self, from: Data(text.utf8)))"
    }
    #expect(try read(#"{"updateQuery":{"_0":"swift"}}"#) == #"updateQuery(Optional("swift"))"#)
    #expect(try read(#"{"updateQuery":{"_0":null}}"#) == "updateQuery(nil)")
    #expect(try read(#"{"loadNextPage":{}}"#) == "loadNextPage")
  }

  @Test func `GS-02, GS-03: mutations with and without labels make states`() {
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

  @Test func `GS-04: a query is set at once, and the old repositories stay until the new ones come`() {
    let (reactor, _) = makeReactor()
    reactor.action.onNext(.updateQuery("a"))
    pages.answer(0, ["a/1"])
    reactor.action.onNext(.updateQuery("b"))
    #expect(reactor.currentState.query == "b" && reactor.currentState.repos == ["a/1"])
    pages.answer(1, ["b/1"])
    #expect(reactor.currentState.repos == ["b/1"] && reactor.currentState.nextPage == 2)
    #expect(pages.requests == ["a 1", "b 1"])
  }

  @Test func `GS-05: the next query cancels the search before it, and no search cancels itself`() {
    let (reactor, _) = makeReactor()
    reactor.action.onNext(.updateQuery("a"))
    #expect(pages.isAwaited(0))
    reactor.action.onNext(.loadNextPage)
    #expect(pages.isAwaited(0))
    reactor.action.onNext(.updateQuery("b"))
    #expect(!pages.isAwaited(0) && pages.isAwaited(1))
    pages.answer(0, ["a/1"])
    pages.answer(1, ["b/1"])
    #expect(reactor.currentState.repos == ["b/1"])
  }

  @Test func `GS-06, GS-09: a page that is cancelled by a query ends its loading first, then the query is set`() {
    let (reactor, _) = makeReactor()
    reactor.action.onNext(.updateQuery("a"))
    pages.answer(0, ["a/1"])
    reactor.action.onNext(.loadNextPage)
    reactor.action.onNext(.updateQuery("b"))
    #expect(
      history.lines == [
        #"setQuery(Optional("a"))"#, #"setRepos(["a/1"], nextPage: Optional(2))"#, "setLoadingNextPage(true)",
        "setLoadingNextPage(false)", #"setQuery(Optional("b"))"#,
      ])
    pages.answer(1, ["a/2"], page: 2)
    #expect(reactor.currentState.repos == ["a/1"] && !reactor.currentState.isLoadingNextPage)
  }

  @Test func `GS-07: while a page loads, another one is not asked for, and nothing changes`() {
    let (reactor, _) = makeReactor()
    reactor.action.onNext(.updateQuery("a"))
    pages.answer(0, ["a/1"])
    reactor.action.onNext(.loadNextPage)
    let before = history.lines
    reactor.action.onNext(.loadNextPage)
    #expect(pages.requests == ["a 1", "a 2"])
    #expect(history.lines == before)
  }

  @Test func `GS-08: without a next page nothing is loaded`() {
    let (reactor, _) = makeReactor()
    reactor.action.onNext(.loadNextPage)
    #expect(pages.requests == [] && history.lines == [])
    reactor.action.onNext(.updateQuery("a"))
    pages.answer(0, [])
    reactor.action.onNext(.loadNextPage)
    #expect(pages.requests == ["a 1"])
  }

  @Test func `GS-09, GS-10: a page is added behind the others as it is, with the loading around it`() {
    let (reactor, _) = makeReactor()
    reactor.action.onNext(.updateQuery("a"))
    pages.answer(0, ["a/1", "a/2"])
    reactor.action.onNext(.loadNextPage)
    #expect(reactor.currentState.isLoadingNextPage)
    pages.answer(1, ["a/2", "a/3"], page: 2)
    #expect(reactor.currentState.repos == ["a/1", "a/2", "a/2", "a/3"])
    #expect(reactor.currentState.nextPage == 3 && !reactor.currentState.isLoadingNextPage)
    reactor.action.onNext(.loadNextPage)
    pages.answer(2, [], page: 3)
    #expect(reactor.currentState.repos.count == 4 && reactor.currentState.nextPage == nil)
  }
}
