import Observables
import TestSupport
import Testing
import VirtualTime

@Suite(.leakFree) struct SampleTests {
  @Test func `OP-39, SM-33: the operator sends what its pictures show`() {
    expectPicture(
      "sample sends the latest element at each tick if it is new; the end waits for a tick", is: "----b-----c----|"
    ) {
      $0.hot("-a-b----c---|").sample($0.hot("----x-x---x----x"))
    }
    expectPicture("the sampler's completion is a tick", is: "----[a|]") { $0.hot("-a|").sample($0.hot("----|")) }
    expectPicture("the sampler's completion is a tick", is: "----a-----") {
      $0.hot("-a-----b--").sample($0.hot("----|"))
    }
    expectPicture("a default value fills ticks without a new element", is: "--a-0-0") {
      $0.hot("-a-----").sample($0.hot("--x-x-x"), defaultValue: "0")
    }
    expectPicture("a default value fills the last tick, too", is: "-0-a-0---[0|]") {
      $0.hot("--a---|").sample($0.hot("-x-x-x---x"), defaultValue: "0")
    }
  }

  @Test(arguments: [("-a-#", "-----"), ("-a---", "---#")])
  func `OP-39: an error of the source or the sampler ends the sequence`(source: String, sampler: String) {
    let play = MarblePlay()
    #expect(play.difference(of: play.hot(source).sample(play.hot(sampler)), from: "---#") == nil)
  }
}
