import Observables
import TestSupport
import Testing
import VirtualTime

struct CompletableConcatTests {
  private let play = MarblePlay()

  private func cold(_ marbles: String) -> Completable { play.cold(marbles).ignoreElements().asCompletable() }

  @Test func `RX-03: concat subscribes to the second completable when the first one has completed`() {
    #expect(play.difference(of: cold("-|").concat(cold("--|")), from: "---|") == nil)
  }

  @Test func `RX-03: concat takes completables as arguments, as an array and as a lazy sequence`() {
    #expect(play.difference(of: Completable.concat(cold("-|"), cold("--|"), cold("-|")), from: "----|") == nil)
    #expect(play.difference(of: Completable.concat([cold("-|"), cold("--|")]), from: "---|") == nil)
    let sequence = sequence(state: 0) { [self] count -> Completable? in
      count += 1
      return count > 3 ? nil : cold("-|")
    }
    #expect(play.difference(of: Completable.concat(sequence), from: "---|") == nil)
    #expect(Completable.concat().asObservable().heard == ["completed"])
  }

  @Test func `RX-03: an error ends the succession`() {
    let history = History()
    let second = Completable.deferred {
      history.note("subscribed")
      return .empty()
    }
    #expect(Completable.error(TestError()).concat(second).asObservable().heard == ["error broken"])
    #expect(history.lines == [])
  }

  @Test func `SM-35: a long chain needs no stack`() {
    var chain = Completable.empty()
    for _ in 0..<20_000 { chain = chain.concat(.empty()) }
    #expect(chain.asObservable().heard == ["completed"])
  }
}
