import Observables
import TestSupport
import Testing
import VirtualTime

struct SharedSequenceTimingTests {
  private let play = SharedPlay()

  @Test("RX-05: the picture of debounce")
  func debounce() {
    #expect(play.difference(from: "------b---[c|]") { play.driver("-a-b----c-|").debounce(.milliseconds(30)) } == nil)
  }

  @Test("RX-05: the picture of throttle, with and without the latest element")
  func throttle() {
    #expect(play.difference(from: "-a--c---d-|") { play.cold("-abc----d-|").throttle(.milliseconds(30)) } == nil)
    #expect(
      play.difference(from: "-a------d-|") {
        play.cold("-abc----d-|").throttle(.milliseconds(30), latest: false)
      } == nil)
  }

  @Test("RX-06: the picture of delay")
  func delay() {
    #expect(play.difference(from: "---a-b-|") { play.signal("-a-b-|").delay(.milliseconds(20)) } == nil)
  }
}
