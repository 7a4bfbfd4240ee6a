import Observables
import Testing
import VirtualTime

struct MarbleMarkTests {
  private func drawn(_ element: String) -> String? {
    MarblePlay().difference(of: Observable.just(element), from: "x|")?.split(separator: "\n")[1].description
  }

  @Test("a text of one character is drawn as it is, a longer one in parentheses")
  func names() {
    #expect(drawn("a") == "actual    [a|]")
    #expect(drawn("ab") == "actual    [(ab)|]")
    #expect(drawn("") == "actual    [()|]")
  }

  @Test("what means something else in a picture stands in parentheses", arguments: ["-", "|", "#", "[", "]", "{", " "])
  func signs(sign: String) {
    #expect(drawn(sign) == "actual    [(\(sign))|]")
  }

  @Test("what would break the line is drawn as in a literal")
  func breaks() {
    #expect(drawn("a\nb\tc\rd") == #"actual    [(a\nb\tc\rd)|]"#)
  }

  @Test("an element that looks like an end is none")
  func confusion() {
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
