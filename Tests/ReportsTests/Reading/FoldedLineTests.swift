import Testing
import Timelines

@testable import Reports

@Suite struct FoldedLineTests {
  private let line = FoldedLine(
    head: "set",
    pieces: [
      .init(text: "a.+0: \"one\"", group: "a"), .init(text: "a.+1: \"two\"", group: "a"),
      .init(text: "a.+2: \"three\"", group: "a"), .init(text: "a.+3: \"four\"", group: "a"),
      .init(text: "n: 0 -> 1"), .init(text: "m: 0 -> 1"), .init(text: "b.-0: 1", group: "b"),
      .init(text: "b.-1: 1", group: "b"),
    ], tail: " end")

  @Test func `each group of pieces shows as many as fit, and counts the rest`() {
    let all = #"set  a.+0: "one"  a.+1: "two"  a.+2: "three"  a.+3: "four"  n: 0 -> 1  m: 0 -> 1  b.-0: 1  b.-1: 1 end"#
    let two = #"set  a.+0: "one"  a.+1: "two" and 2 more  n: 0 -> 1  m: 0 -> 1  b.-0: 1  b.-1: 1 end"#
    #expect(line.text(width: all.count) == all)
    #expect(line.text(width: two.count + 1) == two)
    #expect(line.text(width: two.count) == two)
  }

  @Test func `each group shows one piece, however narrow the screen is`() {
    #expect(line.text(width: 1) == #"set  a.+0: "one" and 3 more  n: 0 -> 1  m: 0 -> 1  b.-0: 1 and 1 more end"#)
  }

  @Test(arguments: [
    (#"= {"a":[1,2,3,4],"b":{"c":["x","y"]}}"#, #"= {"a":[1 and 3 more],"b":{"c":["x" and 1 more]}}"#),
    (#"& list ["a","b","c"]"#, #"& list ["a" and 2 more]"#), ("^ rows [1,2,3]", "^ rows [1 and 2 more]"),
    ("-> rows [[1,2],3,3]", "-> rows [[1 and 1 more] and 2 more]"), ("* rows [1,2,3]", "* rows [1 and 2 more]"),
    (#"= cells.0: {"a":[1,2,3]}"#, #"= cells.0: {"a":[1 and 2 more]}"#),
    (#"~ set  l.+0: 1  l.+1: 2  l.-3: 1  l.-4: 1"#, "~ set  l.+0: 1 and 1 more  l.-3: 1 and 1 more"),
    ("> set [1,2,3] of=[4,5]", "> set [1 and 2 more] of=[4 and 1 more]"),
    ("<- set [1,2,3] next=2 (from load)", "<- set [1 and 2 more] next=2 (from load)"),
    (#"@ p#12 {"ids":[1,2,3]}"#, #"@ p#12 {"ids":[1 and 2 more]}"#), ("< p#1", "< p#1"),
  ])
  func `long lists are folded in frames of every kind, where the width asks for it`(frame: String, folded: String)
    throws
  {
    let timeline = try Timeline(parsing: Array("reel-timeline 1\n== r\n       0ms = {}\n       1ms \(frame)\n".utf8))
    let last = try #require(timeline.cases.first?.frames.last)
    #expect(last.folded(width: 1) == "       1ms \(folded)")
    #expect(last.folded(width: 100) == last.description)
  }
}
