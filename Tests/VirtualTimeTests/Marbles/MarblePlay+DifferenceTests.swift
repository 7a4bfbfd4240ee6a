import Observables
import Testing
import VirtualTime

struct MarblePlayDifferenceTests {
  private let play = MarblePlay()

  @Test func `a difference redraws expected over actual`() {
    #expect(
      play.difference(of: play.hot("-a-b-|"), from: "-a--b|") == """

        expected  -a--b|
        actual    -a-b-|
                     ^ at 30 ms: expected nothing, got b
        """)
  }

  @Test func `groups, errors and long texts are drawn`() {
    let out = Observable.merge(
      play.hot("-[ab]-#").asObservable(),
      Observable.just("long").delay(.milliseconds(20), scheduler: play.clock),
      Observable.just("other").delay(.milliseconds(20), scheduler: play.clock))
    #expect(
      play.difference(of: out, from: "-[ab]x#", where: ["x": "long"]) == """

        expected  -[ab]x         #
        actual    -[ab][x(other)]#
                         ^ at 20 ms: expected nothing, got other
        """)
  }

  @Test func `times count from the subscription`() throws {
    let out = play.cold("-a-|")
    try play.clock.advance(by: .milliseconds(500))
    #expect(
      play.difference(of: out, from: "--a|") == """

        expected  --a|
        actual    -a-|
                   ^ at 10 ms: expected nothing, got a
        """)
  }

  @Test func `nothing may follow an end for 20 steps, and the subscription is over then`() {
    let source = play.hot("-a----------------------b")
    #expect(play.difference(of: source, from: "-a-|") != nil)
    #expect(source.subscriptions == [Subscription(0, 230)])
    #expect(source.observerCount == 0)
  }

  @Test func `a source that never lets time go on is a difference`() {
    let out = Observable<Int>.interval(.zero, scheduler: play.clock).skip(20_000)
    #expect(
      play.difference(of: out, from: "--") == """

        expected
        actual
        the clock gave up at 0 ms: more than 10000 events at one instant
        """)
  }
}
