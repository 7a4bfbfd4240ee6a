import Observables
import Testing
import VirtualTime

struct MarbleMarkTests {
  private func drawn(_ element: String) -> String? {
    MarblePlay().difference(of: Observable.just(element), from: "x|")?.split(separator: "\n")[1].description
  }

  @Test func `a text of one character is drawn as it is, a longer one in parentheses`() {
    #expect(drawn("a") == "actual    [a|]")
    #expect(drawn("ab") == "actual    [(ab)|]")
    #expect(drawn("") == "actual    [()|]")
  }

  @Test(arguments: ["-", "|", "#", "[", "]", "{", " "])
  func `a text that is a sign of marble pictures is drawn in parentheses`(sign: String) {
    #expect(drawn(sign) == "actual    [(\(sign))|]")
  }

  @Test func `what would break the line is drawn as in a literal`() {
    #expect(drawn("a\nb\tc\rd") == #"actual    [(a\nb\tc\rd)|]"#)
  }

  @Test func `an element that looks like an end is none`() {
    let play = MarblePlay()
    #expect(play.difference(of: Observable.of("|", "#"), from: "[(|)(#)|]") == nil)
    #expect(
      play.difference(of: Observable.of("|"), from: "|") == """

        expected  |
        actual    [(|)|]
                   ^ at 0 ms: expected completed, got |
        """)
  }
}
