import TestSupport
import Testing
import Timelines

/// The content of a golden after some of its changes are accepted.
@Suite(.runsFirst) struct GoldenChangesTests {
  private static let header = "reel-timeline 1\n"
  private static let up = ReviewedSuite.section("up", ["increase", "increase"])
  private static let oldUp = ReviewedSuite.section("up", ["increase"])
  private static let down = ReviewedSuite.section("down", ["decrease"])
  private static let gone = ReviewedSuite.section("gone", [])
  private static let same = ReviewedSuite.section("same", ["increase"])

  /// The golden after these keys for the changes `up`, `down` and `gone`.
  private func golden(after keys: String) throws -> String? {
    let suite = try ReviewedSuite()
    let process = try suite.review("x.reel")
    _ = try process.wait(for: ReviewedSuite.prompt)
    process.type(keys)
    _ = try process.finish()
    return suite.scratch.text("x.timeline")
  }

  @Test(arguments: [
    ("aaa", [up, down, same]), ("rrr", [oldUp, gone, same]), ("ssq", [oldUp, gone, same]),
    ("arr", [up, gone, same]), ("rar", [oldUp, gone, down, same]), ("rra", [oldUp, same]),
    ("aar", [up, gone, down, same]),
    ("ara", [up, same]), ("aq", [up, gone, same]),
  ])
  func `each change that is accepted, rejected or left open takes or keeps its own section`(
    keys: String, sections: [String]
  ) throws {
    #expect(try golden(after: keys) == Self.header + sections.joined())
  }

  @Test func `a golden that is no timeline is replaced as a whole`() throws {
    let suite = try ReviewedSuite()
    try suite.scratch.write("nonsense\n== up  counter\n", to: "x.timeline")
    let process = try suite.review("x.reel")
    let screen = try process.wait(for: ReviewedSuite.prompt)
    #expect(screen.contains("rewritten x.timeline  is not a timeline: line 1: expected"))
    #expect(screen.contains("\r\n-nonsense\r\n-== up  counter\r\n+reel-timeline 1\r\n"))
    process.type("a")
    #expect(try process.finish().ending == .exit(0))
    #expect(suite.scratch.text("x.timeline") == Self.header + Self.up + Self.down + Self.same)
  }

  @Test(arguments: [
    (header + up + down + same + same, "has the section '== same  counter' twice"),
    (header + "<<<<<<< ours\n" + up + down + same, "contains merge conflict markers, the first in line 2"),
    (header + same + down + up, "the order of its cases changes"),
    (header + up + "x\n", "is not a timeline: line 9: expected a time and a sigil, found 'x'"),
  ])
  func `the reason why a golden is rewritten as a whole is listed`(golden: String, reason: String) throws {
    let suite = try ReviewedSuite()
    try suite.scratch.write(golden, to: "x.timeline")
    let outcome = try BinaryUnderTest.run(["review", "x.reel"], in: suite.scratch.url)
    #expect(outcome.output.hasPrefix("rewritten x.timeline  \(reason)\n"))
    let records = try BinaryUnderTest.run(["review", "--json", "x.reel"], in: suite.scratch.url)
    #expect(records.output.contains(#""change":"rewritten","decision":"open","why":"\#(reason)"}"#))
  }

  @Test func `sections in another order are one change`() throws {
    let suite = try ReviewedSuite()
    try suite.scratch.write(Self.header + Self.same + Self.down + Self.up, to: "x.timeline")
    let outcome = try BinaryUnderTest.run(["review", "--accept", "x.reel"], in: suite.scratch.url)
    #expect(outcome.output == "accepted  x.timeline\n1 accepted\n")
    #expect(suite.scratch.text("x.timeline") == Self.header + Self.up + Self.down + Self.same)
  }

  @Test func `a golden stays as it is where a section that is kept holds merge conflict markers`() throws {
    let suite = try ReviewedSuite()
    let golden = Self.header + Self.up + "<<<<<<< ours\n" + Self.down + "=======\n>>>>>>> theirs\n"
    try suite.scratch.write(golden, to: "x.timeline")
    try suite.scratch.write(ReviewedSuite.script.replacing("decrease", with: "? value == 1"), to: "x.reel")
    let outcome = try BinaryUnderTest.run(["review", "--accept", "x.reel"], in: suite.scratch.url)
    #expect(
      outcome.output == """
        failing   x.reel > down  expected value == 1, but it is 0  x.reel:6
        failing   x.reel  a section that is kept contains merge conflict markers, in line 14
        2 failing

        """)
    #expect(outcome.ending == .exit(1))
    #expect(suite.scratch.text("x.timeline") == golden)
  }
}
