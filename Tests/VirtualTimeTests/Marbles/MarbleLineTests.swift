import Observables
import Testing
import VirtualTime

struct MarbleLineTests {
  @Test func `each instant is drawn as it would be written; the blanks are for the eye`() {
    let picture = "-a-[bc]-(long)-[(two 2)d#]"
    let play = MarblePlay()
    let lines = play.difference(of: play.cold(picture), from: "x-------")?.split(separator: "\n").map(String.init) ?? []
    #expect(lines.dropFirst() == ["actual    \(picture)", "          ^ at 0 ms: expected x, got nothing"])
    let again = MarblePlay()
    #expect(again.difference(of: again.cold(picture), from: picture) == nil)
  }

  @Test func `padded lines can be read again`() {
    let play = MarblePlay()
    #expect(
      play.difference(of: play.cold("-[abc]-|"), from: "-a-|") == """

        expected  -a    -|
        actual    -[abc]-|
                     ^ at 10 ms: expected nothing, got b
        """)
    #expect(play.difference(of: play.cold("-a-|"), from: "-a    -|") == nil)
  }

  @Test func `no line ends in blanks`() {
    let play = MarblePlay()
    let lines = play.difference(of: play.cold("-[ab|]"), from: "|")?.split(separator: "\n") ?? []
    #expect(lines.prefix(2) == ["expected  |", "actual    -[ab|]"])
  }
}
