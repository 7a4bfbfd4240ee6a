import Observables
import Testing
import VirtualTime

struct MarbleDiagramTests {
  @Test func `an element that is none of the keys is a mistake, in the picture of a source`() {
    let play = MarblePlay()
    let source = play.hot("-b-c-|", values: ["b": 1, "a": 2])
    #expect(
      play.difference(of: source, from: "-1-2-|") == """

        hot       -b-c-|
                     ^ column 4: "c" is none of the keys: a, b
        """)
  }

  @Test func `an element that is none of the keys is a mistake, in the expected picture`() {
    let play = MarblePlay()
    #expect(
      play.difference(of: play.cold("-|", values: [:] as [Character: Int]), from: "-[x|]", values: [:]) == """

        expected  -[x|]
                    ^ column 3: "x" is none of the keys: there are none
        """)
  }

  @Test func `a name of several characters is no key`() {
    let play = MarblePlay()
    #expect(
      play.difference(of: play.cold("-(ab)|", values: ["a": 1]), from: "") == """

        cold      -(ab)|
                   ^ column 2: "ab" is none of the keys: a
        """)
  }

  @Test func `a picture with an end is watched 20 steps longer, one without for its own length`() {
    let play = MarblePlay()
    let source = play.cold("-a-------------------b|")
    #expect(play.difference(of: source, from: "-a") == nil)
    #expect(play.difference(of: source.take(1).concat(Observable.never()), from: "-a-|") != nil)
    #expect(source.subscriptions == [Subscription(0, 10), Subscription(10, 20)])
    #expect(play.clock.now == .milliseconds(10 + 230))
  }
}
