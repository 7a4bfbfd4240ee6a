import SampleReactors
import TestSupport
import Testing

@Suite struct RepoSearchReactorRegistrationTests {
  @Test func `the mock backend answers after its latency, ten a page`() {
    let played = play(
      "@reactor repo-search latency=30ms\nupdateQuery SWIFT\n+29ms\n? repos == []\n+1ms\n? nextPage == 2\n? repos.9 exists\n? repos.10 missing\n? $inflight == 0"
    )
    #expect(played.failures == [])
    #expect(play("@reactor repo-search\nupdateQuery a\n=100ms\n? $inflight == 0\n? repos exists").failures == [])
  }

  @Test func `what the mock knows is large enough, and stable`() {
    #expect(RepositoryCatalogue.names.count >= 300)
    #expect(Set(RepositoryCatalogue.names).count == RepositoryCatalogue.names.count)
    #expect(RepositoryCatalogue.names.allSatisfy { $0.split(separator: "/").count == 2 })
    let found = (1...100).flatMap { RepositoryCatalogue.search(query: "SWIFT", page: $0) }
    #expect(found == RepositoryCatalogue.names.filter { $0.lowercased().contains("swift") })
  }
}
