import Observables
import Testing
import VirtualTime

struct SkipForTests {
  @Test("OP-43 skip drops the elements of the first while")
  func picture() {
    let play = MarblePlay()
    let out = play.hot("-a-b-c-d-|").skip(.milliseconds(40), scheduler: play.clock)
    #expect(play.difference(of: out, from: "-----c-d-|") == nil)
  }

  @Test("OP-43 the ends are not skipped", arguments: [("-a|", "--|"), ("-a#", "--#")])
  func ends(marbles: String, expected: String) {
    let play = MarblePlay()
    #expect(
      play.difference(of: play.hot(marbles).skip(.milliseconds(40), scheduler: play.clock), from: expected) == nil)
    #expect(!play.clock.hasOneShotWork)
  }

  @Test("OP-43 the deadline is set before the source is subscribed")
  func deadline() {
    let play = MarblePlay()
    let out = play.cold("-a-bc|").skip(.milliseconds(40), scheduler: play.clock)
    #expect(play.difference(of: out, from: "----c|") == nil)
  }
}
