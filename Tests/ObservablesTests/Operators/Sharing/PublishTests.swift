import Observables
import TestSupport
import Testing
import VirtualTime

@Suite(.leakFree) struct PublishTests {
  @Test func `OP-33: publish sends once connected`() {
    let play = MarblePlay()
    let out = play.hot("-a-b-c-|").publish()
    _ = play.clock.scheduleRelative((), dueTime: .milliseconds(20)) {
      _ = out.connect()
      return Disposables.create()
    }
    #expect(play.difference(of: out, from: "---b-c-|") == nil)
  }
}
