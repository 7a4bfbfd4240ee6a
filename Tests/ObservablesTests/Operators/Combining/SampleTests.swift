import Observables
import Testing
import VirtualTime

struct SampleTests {
  @Test("OP-39 sample sends the latest element at each tick if it is new")
  func picture() {
    let play = MarblePlay()
    let out = play.hot("-a-b----c---|").sample(play.hot("----x-x---x----x"))
    #expect(play.difference(of: out, from: "----b-----c----|") == nil)
  }

  @Test("OP-39 the sampler's completion is a tick")
  func samplerCompletes() {
    let play = MarblePlay()
    #expect(play.difference(of: play.hot("-a|").sample(play.hot("----|")), from: "----[a|]") == nil)
    let again = MarblePlay()
    #expect(again.difference(of: again.hot("-a-----b--").sample(again.hot("----|")), from: "----a-----") == nil)
  }

  @Test("OP-39 a default value fills ticks without a new element")
  func defaultValue() {
    let play = MarblePlay()
    let out = play.hot("-a-----").sample(play.hot("--x-x-x"), defaultValue: "0")
    #expect(play.difference(of: out, from: "--a-0-0") == nil)
  }

  @Test("OP-39 an error of either ends it", arguments: [("-a-#", "-----"), ("-a---", "---#")])
  func error(source: String, sampler: String) {
    let play = MarblePlay()
    #expect(play.difference(of: play.hot(source).sample(play.hot(sampler)), from: "---#") == nil)
  }
}
