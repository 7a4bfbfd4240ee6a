import Observables
import TestSupport
import Testing
import VirtualTime

struct CompletableZipTests {
  private let play = MarblePlay()

  private func hot(_ marbles: String) -> Completable { play.hot(marbles).ignoreElements().asCompletable() }

  @Test func `RX-03: zip completes when all have completed`() {
    #expect(play.difference(of: Completable.zip([hot("-|"), hot("---|")]), from: "---|") == nil)
  }

  @Test func `RX-03: zip of a collection and of single completables`() {
    #expect(play.difference(of: Completable.zip(hot("--|"), hot("-|"), hot("---|")), from: "---|") == nil)
    let collection = CollectionOfOne(Completable.empty())
    #expect(Completable.zip(collection).asObservable().heard == ["completed"])
  }

  @Test func `RX-03: the first error ends zip and disposes the others`() {
    let waiting = play.hot("-----|")
    let out = Completable.zip(waiting.ignoreElements().asCompletable(), hot("--#"))
    #expect(play.difference(of: out, from: "--#") == nil)
    #expect(waiting.subscriptions == [Subscription(0, 20)])
  }

  @Test func `SM-55: zip of no completables completes`() {
    #expect(Completable.zip([]).asObservable().heard == ["completed"])
    #expect(Completable.zip().asObservable().heard == ["completed"])
  }
}
