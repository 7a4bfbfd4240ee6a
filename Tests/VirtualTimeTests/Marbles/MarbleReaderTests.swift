import Observables
import TestSupport
import Testing
import VirtualTime

struct MarbleReaderTests {
  /// Returns the events of a cold source of the picture: `time:event`.
  private func events(_ marbles: String) -> [String] {
    let play = MarblePlay()
    var events: [String] = []
    let subscription = play.cold(marbles).subscribe {
      events.append("\(Int(play.clock.now / .milliseconds(1))):\($0)")
    }
    try? play.clock.advance(by: .seconds(1))
    subscription.dispose()
    return events
  }

  @Test func `each character is a step`() {
    expect([
      "-a-b|": ["10:next(a)", "30:next(b)", "40:completed"],
      "a#": ["0:next(a)", "10:error(#)"],
      "---": [],
      "": [],
    ]) { events($0) }
  }

  @Test func `a group is one step, however many events it has`() {
    #expect(events("-[ab]c") == ["10:next(a)", "10:next(b)", "20:next(c)"])
    #expect(events("[a]-[b|]") == ["0:next(a)", "20:next(b)", "20:completed"])
    #expect(events("[a#]") == ["0:next(a)", "0:error(#)"])
  }

  @Test func `blanks are for the eye, also in groups and in several lines`() {
    #expect(events(" - a  [b c] \n - | ") == events("-a[bc]-|"))
  }

  @Test func `a name in parentheses is one element; blanks, marks and pairs of parentheses belong to it`() {
    #expect(events("(one)-[(two 2)b]") == ["0:next(one)", "20:next(two 2)", "20:next(b)"])
    #expect(events("(|)(-)([)") == ["0:next(|)", "10:next(-)", "20:next([)"])
    #expect(events("((a, b))()") == ["0:next((a, b))", "10:next()"])
  }

  @Test(arguments: [
    ("-a-[bc-|", 7, "a group takes no time, \"-\" cannot stand in it"),
    ("-a-[bc", 4, "this group never ends, \"]\" is missing"),
    ("-a]-", 3, "\"]\" without \"[\""),
    ("-[a[b]]", 4, "a group cannot stand in a group"),
    ("-[]-", 2, "an empty group, write \"-\" for nothing"),
    ("-a-|b", 5, "nothing can follow the end"),
    ("-a-# -", 6, "nothing can follow the end"),
    ("-[|a]", 4, "nothing can follow the end"),
    ("-[a|]-", 6, "nothing can follow the end"),
    ("-a|]", 4, "\"]\" without \"[\""),
    ("-(abc", 2, "this name never ends, \")\" is missing"),
    ("-((a)", 2, "this name never ends, \")\" is missing"),
    ("-a)", 3, "\")\" without \"(\""),
    ("-{a}", 2, "what happens between two steps cannot be written, choose shorter steps"),
  ])
  func `a mistake is told with its column and a caret`(picture: String, column: Int, reason: String) {
    let play = MarblePlay()
    let blanks = String(repeating: " ", count: 10 + column - 1)
    #expect(
      play.difference(of: play.hot("-|"), from: picture)
        == "\nexpected  \(picture)\n\(blanks)^ column \(column): \(reason)")
  }
}
