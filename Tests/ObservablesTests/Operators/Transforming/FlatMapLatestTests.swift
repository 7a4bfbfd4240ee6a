import Observables
import TestSupport
import Testing
import VirtualTime

struct FlatMapLatestTests {
  @Test("OP-22 flatMapLatest sends the latest inner sequence only")
  func picture() {
    let play = MarblePlay()
    let source = play.hot("-a-b-------|")
    let out = source.flatMapLatest { letter in play.cold("x--x|").map { _ in letter } }
    #expect(play.difference(of: out, from: "-a-b--b----|") == nil)
  }

  @Test("OP-22 synchronous inner sequences switch")
  func trampolined() {
    #expect(
      Observable.of(1, 2, 3).flatMapLatest { Observable.of($0 * 10, $0 * 10 + 1) }.heard == [
        "10", "20", "30", "31", "completed",
      ])
  }

  @Test("28 completes when source and latest are over")
  func completion() {
    let play = MarblePlay()
    let source = play.hot("-a|")
    let out = source.flatMapLatest { _ in play.cold("--x-|") }
    #expect(play.difference(of: out, from: "---x-|") == nil)
  }

}
