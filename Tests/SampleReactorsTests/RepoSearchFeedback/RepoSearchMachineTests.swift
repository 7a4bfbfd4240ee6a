import Testing

@testable import SampleReactors

@Suite struct RepoSearchMachineTests {
  private func machine(after events: RepoSearchMachine.Event...) -> RepoSearchMachine {
    events.reduce(RepoSearchMachine()) { $0.after($1) }
  }

  @Test func `RX-30: a query asks for its first page until that is there, and one that is set again asks anew`() {
    #expect(machine().firstPage == nil)
    let first = machine(after: .setQuery("a")).firstPage
    #expect(first?.query == "a" && first?.page == 1)
    let again = machine(after: .setQuery("a"), .setQuery("a")).firstPage
    #expect(again != nil && again != first)
    #expect(machine(after: .setQuery("a"), .setRepos(["a/1"], nextPage: 2)).firstPage == nil)
  }

  @Test func `RX-30: a page is asked for while it is being loaded, whatever comes meanwhile`() {
    let before = machine(after: .setQuery("a"), .setRepos(["a/1"], nextPage: 2))
    #expect(before.nextPage == nil)
    let loading = before.after(.setLoadingNextPage(true))
    #expect(loading.nextPage?.query == "a" && loading.nextPage?.page == 2)
    #expect(loading.after(.appendRepos(["a/2"], nextPage: 3)).nextPage == loading.nextPage)
    #expect(loading.after(.setRepos([], nextPage: nil)).nextPage == loading.nextPage)
    #expect(loading.after(.setLoadingNextPage(false)).nextPage == nil)
  }
}
