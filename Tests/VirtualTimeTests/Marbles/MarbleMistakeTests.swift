import Observables
import Testing
import VirtualTime

struct MarbleMistakeTests {
  @Test func `a mistake in the expected picture is a difference`() {
    let play = MarblePlay()
    #expect(
      play.difference(of: play.hot("-a-|"), from: "-a]-|") == """

        expected  -a]-|
                    ^ column 3: "]" without "["
        """)
  }

  @Test func `mistakes in the pictures of sources are differences, all of them`() {
    let play = MarblePlay()
    let out = Observable.merge(play.hot("-a-|b").asObservable(), play.cold("[a").asObservable())
    #expect(
      play.difference(of: out, from: "-a)") == """

        hot       -a-|b
                      ^ column 5: nothing can follow the end
        cold      [a
                  ^ column 1: this group never ends, "]" is missing
        expected  -a)
                    ^ column 3: ")" without "("
        """)
  }

  @Test(arguments: [0, 500])
  func `a source whose picture has a mistake fails with it at once, whenever it is subscribed`(later: Int) throws {
    let play = MarblePlay()
    let hot = play.hot("-a-[b")
    for source in [hot, play.cold("-a-[b")] {
      try play.clock.advance(by: .milliseconds(later))
      var failure: MarbleMistake?
      _ = source.subscribe(onError: { failure = $0 as? MarbleMistake })
      #expect(failure?.role == (source === hot ? "hot" : "cold"))
      #expect(failure?.picture == "-a-[b")
      #expect(failure?.column == 4)
      #expect(failure?.reason == "this group never ends, \"]\" is missing")
      #expect(source.observerCount == 0)
    }
  }

  @Test func `a mistake prints its picture with a caret`() {
    var failure: MarbleMistake?
    _ = MarblePlay().cold("-a-]").subscribe(onError: { failure = $0 as? MarbleMistake })
    #expect(failure?.description == "cold      -a-]\n             ^ column 4: \"]\" without \"[\"")
    #expect(failure == failure.map { $0 })
  }

  @Test func `a picture of several lines is shown in one, so that the caret stands under the mistake`() {
    let play = MarblePlay()
    #expect(
      play.difference(of: play.hot("-|"), from: "-a\n-]") == """

        expected  -a -]
                      ^ column 5: "]" without "["
        """)
  }
}
