import Observables
import Testing
import VirtualTime

struct BufferTests {
  @Test("OP-02 buffer sends what it has when there are enough or the time is over")
  func picture() {
    let play = MarblePlay()
    let out = play.hot("-a-bc------|").buffer(timeSpan: .milliseconds(40), count: 2, scheduler: play.clock)
    let names = ["x": "[\"a\", \"b\"]", "y": "[\"c\"]", "z": "[]"]
    #expect(play.difference(of: out, from: "---x---y---[z|]", where: names) == nil)
  }

  @Test("OP-02 empty buffers are sent too")
  func empty() {
    let play = MarblePlay()
    let out = play.hot("---------|").buffer(timeSpan: .milliseconds(40), count: 2, scheduler: play.clock)
    #expect(play.difference(of: out, from: "----z---z[z|]", where: ["z": "[]"]) == nil)
  }

  @Test("OP-02 an error drops the rest")
  func error() {
    let play = MarblePlay()
    let out = play.hot("-a#").buffer(timeSpan: .milliseconds(40), count: 2, scheduler: play.clock)
    #expect(play.difference(of: out, from: "--#") == nil)
    #expect(!play.clock.hasOneShotWork)
  }
}
