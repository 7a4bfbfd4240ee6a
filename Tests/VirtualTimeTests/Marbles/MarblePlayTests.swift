import Observables
import Testing
import VirtualTime

struct MarblePlayTests {
  @Test func `elements are the characters, the results of a closure, or the values of a dictionary`() {
    let play = MarblePlay()
    #expect(play.difference(of: play.hot("-a-b-|"), from: "-a-b-|") == nil)
    let closures = MarblePlay()
    #expect(closures.difference(of: closures.hot("-1-2-|") { Int($0)! }.map { $0 * 2 }, from: "-2-4-|") == nil)
    let values = MarblePlay()
    let out = values.hot("-a-b-|", values: ["a": 1, "b": 2]).map { $0 * 10 }
    #expect(values.difference(of: out, from: "-x-y-|", values: ["x": 10, "y": 20]) == nil)
  }

  @Test func `a cold source takes its elements as a hot one does`() {
    let play = MarblePlay()
    #expect(play.difference(of: play.cold("-a|"), from: "-a|") == nil)
    #expect(play.difference(of: play.cold("-1|") { Int($0)! }, from: "-1|") == nil)
    #expect(play.difference(of: play.cold("-a|", values: ["a": [1, 2]]), from: "-x|", values: ["x": [1, 2]]) == nil)
  }

  @Test func `a hot source plays from its making, a cold one from each subscription`() throws {
    let play = MarblePlay()
    let hot = play.hot("-a-b-|")
    let cold = play.cold("-a-b-|")
    try play.clock.advance(by: .milliseconds(20))
    #expect(play.difference(of: Observable.zip(hot, cold) { $0 + $1 }, from: "-(ba)---|") == nil)
  }

  @Test(arguments: [Duration.seconds(1), .milliseconds(1), .nanoseconds(1)])
  func `a character takes as long as the step says`(_ step: Duration) {
    let play = MarblePlay(step: step)
    let out = play.hot("-a-|").delay(step * 2, scheduler: play.clock)
    #expect(play.difference(of: out, from: "---a-|") == nil)
    #expect(play.clock.now == step * 25)
  }

  @Test func `times in messages are milliseconds, with decimals where there are some`() {
    func time(_ step: Duration) -> String? {
      let play = MarblePlay(step: step)
      return play.difference(of: play.hot("---a"), from: "----")?.split(separator: "\n").last.map(String.init)
    }
    #expect(time(.seconds(2)) == "             ^ at 6000 ms: expected nothing, got a")
    #expect(time(.microseconds(50)) == "             ^ at 0.15 ms: expected nothing, got a")
    #expect(time(.nanoseconds(1)) == "             ^ at 0.000003 ms: expected nothing, got a")
  }
}
