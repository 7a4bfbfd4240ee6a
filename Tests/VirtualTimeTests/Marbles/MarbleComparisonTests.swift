import Observables
import Testing
import VirtualTime

struct MarbleComparisonTests {
  private let play = MarblePlay()

  @Test func `equal instants stand under each other, also behind a group`() {
    #expect(
      play.difference(of: play.hot("-[xyz]-a-|"), from: "-[x]-b-|") == """

        expected  -x    -b-|
        actual    -[xyz]-a-|
                     ^ at 10 ms: expected nothing, got y
        """)
  }

  @Test func `equal instants stand under each other, also behind a long name`() {
    let out = play.hot("-a-b-|").map { $0 == "a" ? "first" : $0 }
    #expect(
      play.difference(of: out, from: "-(first)-c-|") == """

        expected  -(first)-c-|
        actual    -(first)-b-|
                           ^ at 30 ms: expected c, got b
        """)
  }

  @Test func `a line that goes on shows dashes, one that is over shows nothing`() {
    #expect(
      play.difference(of: play.hot("-a"), from: "-a-|") == """

        expected  -a-|
        actual    -a--
                     ^ at 30 ms: expected completed, got nothing
        """)
    let again = MarblePlay()
    #expect(
      again.difference(of: again.hot("-a-b-c|"), from: "-a-|") == """

        expected  -a-|
        actual    -a-b-c|
                     ^ at 30 ms: expected completed, got b
        """)
  }

  @Test func `an event between two steps has a column of its own`() {
    let late = Observable.of("x", "y").delay(.milliseconds(25), scheduler: play.clock)
    let out = Observable.merge(play.hot("--a-b|").asObservable(), late)
    #expect(
      play.difference(of: out, from: "--a-b|") == """

        expected  --a    -b|
        actual    --a{xy}-b|
                      ^ at 25 ms: expected nothing, got x
        """)
  }

  @Test func `what is between steps behind the last step is seen, too`() {
    let late = Observable.just("x").delay(.microseconds(10_500), scheduler: play.clock)
    #expect(
      play.difference(of: late, from: "-|") == """

        expected  -|
        actual    --{x|}
                   ^ at 10 ms: expected completed, got nothing
        """)
  }

  @Test func `lines that differ in nothing are no difference`() {
    #expect(play.difference(of: play.hot("-[ab]- (long) -#"), from: "-[ab]-(long)-#") == nil)
    #expect(play.difference(of: Observable<Int>.never(), from: "") == nil)
    #expect(play.difference(of: Observable<Int>.never(), from: "---") == nil)
  }
}
