import Observables
import TestSupport
import Testing
import VirtualTime

struct CompletableMergeTests {
  private let play = MarblePlay()

  private func hot(_ marbles: String) -> Completable { play.hot(marbles).ignoreElements().asCompletable() }

  @Test func `RX-03: merge completes when all have completed, in all its forms`() {
    #expect(play.difference(of: Completable.merge([hot("-|"), hot("---|")]), from: "---|") == nil)
    #expect(Completable.merge(.empty(), .empty()).asObservable().heard == ["completed"])
    #expect(Completable.merge(CollectionOfOne(.empty())).asObservable().heard == ["completed"])
    #expect(Completable.merge([]).asObservable().heard == ["completed"])
  }

  @Test func `RX-03: the first error ends merge and disposes the others`() {
    let waiting = play.hot("-----|")
    let out = Completable.merge(waiting.ignoreElements().asCompletable(), hot("--#"))
    #expect(play.difference(of: out, from: "--#") == nil)
    #expect(waiting.subscriptions == [Subscription(0, 20)])
  }
}
