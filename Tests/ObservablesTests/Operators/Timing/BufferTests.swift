import Observables
import TestSupport
import Testing
import VirtualTime

@Suite(.leakFree) struct BufferTests {
  @Test func `OP-02: buffer sends what it has when there are enough or the time is over`() {
    let play = MarblePlay()
    let out = play.hot("-a-bc------|").buffer(timeSpan: .milliseconds(40), count: 2, scheduler: play.clock)
    let names = ["x": "[\"a\", \"b\"]", "y": "[\"c\"]", "z": "[]"]
    #expect(play.difference(of: out, from: "---x---y---[z|]", where: names) == nil)
  }

  @Test func `OP-02: empty buffers are sent too`() {
    expectPicture(is: "----z---z[z|]", where: ["z": "[]"]) {
      $0.hot("---------|").buffer(timeSpan: .milliseconds(40), count: 2, scheduler: $0.clock)
    }
  }

  @Test func `OP-02: an error drops the rest`() {
    let play = MarblePlay()
    let out = play.hot("-a#").buffer(timeSpan: .milliseconds(40), count: 2, scheduler: play.clock)
    #expect(play.difference(of: out, from: "--#") == nil)
    #expect(!play.clock.hasOneShotWork)
  }

  private func times(_ end: Recorded<Event<Int>>) -> [Recorded<Event<[Int]>>] {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([
      .next(210, 1), .next(240, 2), .next(260, 3), .next(320, 4), .next(470, 5), end,
    ])
    return scheduler.start { source.buffer(timeSpan: .seconds(70), count: 3, scheduler: scheduler) }.events
  }

  @Test
  func `SM-39: the time begins anew with each buffer; empty ones are sent; the rest comes before the completion`() {
    #expect(
      times(.completed(580)) == [
        .next(260, [1, 2, 3]), .next(330, [4]), .next(400, []), .next(470, [5]), .next(540, []), .next(580, []),
        .completed(580),
      ])
  }

  @Test func `SM-39: an error drops the rest`() {
    #expect(
      times(.error(330, TestError())) == [.next(260, [1, 2, 3]), .error(330, TestError())])
  }
}
