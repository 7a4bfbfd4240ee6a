import Observables
import TestSupport
import Testing
import VirtualTime

@Suite(.leakFree) struct ReplayTests {
  private func late(_ shared: Observable<String>, _ play: MarblePlay) -> Observable<String> {
    shared.delaySubscription(.milliseconds(40), scheduler: play.clock)
  }

  @Test func `OP-37: a late observer first gets the last elements`() {
    let play = MarblePlay()
    let shared = play.hot("-a-b-c-|").replay(1)
    let connection = shared.connect()
    #expect(play.difference(of: late(shared, play), from: "----bc-|") == nil)
    connection.dispose()
  }

  @Test func `OP-37: replayAll gives all elements so far`() {
    let play = MarblePlay()
    let shared = play.hot("-a-b-c-|").replayAll()
    _ = shared.connect()
    #expect(play.difference(of: late(shared, play), from: "----[ab]c-|") == nil)
  }

  @Test func `OP-37: when the source ends, what was kept is dropped and a late observer gets nothing`() {
    let play = MarblePlay()
    let shared = play.hot("-a|").replay(1)
    _ = shared.connect()
    #expect(play.difference(of: late(shared, play), from: "----------") == nil)
  }
}
