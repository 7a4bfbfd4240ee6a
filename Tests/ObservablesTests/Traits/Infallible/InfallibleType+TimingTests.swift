import Observables
import Testing
import VirtualTime

struct InfallibleTypeTimingTests {
  private let play = MarblePlay()

  @Test("SM-58: debounce sends what nothing newer has followed for a while")
  func debounce() {
    let out = play.hot("-ab---c-------d|").infallible.debounce(.milliseconds(30), scheduler: play.clock)
    #expect(play.difference(of: out, from: "-----b---c-----[d|]") == nil)
  }

  @Test("SM-58: throttle sends at once, then the latest when the span is over")
  func throttle() {
    let out = play.hot("-ab-c-----d-|").infallible.throttle(.milliseconds(40), scheduler: play.clock)
    #expect(play.difference(of: out, from: "-a---c----d-|") == nil)
  }

  @Test("SM-58: throttle without the latest drops what comes meanwhile")
  func throttleFirst() {
    let out = play.hot("-ab-c-----d-|").infallible.throttle(.milliseconds(40), latest: false, scheduler: play.clock)
    #expect(play.difference(of: out, from: "-a--------d-|") == nil)
  }

  @Test("SM-58: take(for:) sends the elements of the first while")
  func takeFor() {
    let out = play.hot("-a-b-c-d-|").infallible.take(for: .milliseconds(40), scheduler: play.clock)
    #expect(play.difference(of: out, from: "-a-b|") == nil)
  }

  @Test("SM-58: skip drops the elements of the first while")
  func skipFor() {
    let out = play.hot("-a-b-c-d-|").infallible.skip(.milliseconds(40), scheduler: play.clock)
    #expect(play.difference(of: out, from: "-----c-d-|") == nil)
  }
}
