import Observables
import Testing
import VirtualTime

struct ThrottleTests {
  @Test("throttle sends an element, then nothing for a while, then the latest")
  func picture() {
    let play = MarblePlay()
    let out = play.hot("-ab-c-----d-|").throttle(.milliseconds(40), scheduler: play.clock)
    #expect(play.difference(of: out, from: "-a---c----d-|") == nil)
  }

  @Test("throttle with latest: false drops what comes meanwhile")
  func pictureWithoutLatest() {
    let play = MarblePlay()
    let out = play.hot("-ab-c-----d-|").throttle(.milliseconds(40), latest: false, scheduler: play.clock)
    #expect(play.difference(of: out, from: "-a--------d-|") == nil)
  }

  @Test("throttle: the completion waits for the pending element, an error does not")
  func ends() {
    let play = MarblePlay()
    let out = play.hot("-ab|").throttle(.milliseconds(40), scheduler: play.clock)
    #expect(play.difference(of: out, from: "-a---[b|]") == nil)
    let again = MarblePlay()
    let failing = again.hot("-ab#").throttle(.milliseconds(40), scheduler: again.clock)
    #expect(again.difference(of: failing, from: "-a-#") == nil)
    #expect(!again.clock.hasOneShotWork)
  }

  @Test("throttle counts the span from the last element sent")
  func spans() {
    let play = MarblePlay()
    let out = play.hot("-ab---c-d------|").throttle(.milliseconds(40), scheduler: play.clock)
    #expect(play.difference(of: out, from: "-a---b---d-----|") == nil)
  }
}
