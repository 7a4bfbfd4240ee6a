import Foundation
import TestSupport
import Testing

/// Which key decides what, and what the screen shows.
@Suite(.runsFirst) struct ReviewScreenTests {
  @Test func `each change is shown by itself, a key decides it, and the decisions are listed in the end`() throws {
    let suite = try ReviewedSuite()
    let process = try suite.review()
    #expect(
      try process.wait(for: ReviewedSuite.prompt) == ReviewedSuite.clearing + """
        changed x.timeline > up  1 difference and 2 echoes, first at 0ms\r
               0ms = {"value":0,"isLoading":false,"alertMessage":null}\r
               0ms > increase                                                   x.reel:3\r
               0ms ~ increaseValue  value: 0 -> 1\r
        +      0ms > increase                                                   x.reel:4\r
        [1/5] \(ReviewedSuite.prompt)
        """)
    process.type("a")
    #expect(
      try process.wait(for: ReviewedSuite.prompt) == ReviewedSuite.clearing + """
        new x.timeline > down\r
        +== down  counter\r
        +      0ms = {"value":0,"isLoading":false,"alertMessage":null}\r
        +      0ms > decrease\r
        +      0ms ~ decreaseValue  value: 0 -> -1\r
        +      0ms = {"value":-1,"isLoading":false,"alertMessage":null}\r
        [2/5] \(ReviewedSuite.prompt)
        """)
    process.type("r")
    #expect(
      try process.wait(for: ReviewedSuite.prompt) == ReviewedSuite.clearing + """
        removed x.timeline > gone\r
        -== gone  counter\r
        -      0ms = {"value":0,"isLoading":false,"alertMessage":null}\r
        -      0ms = {"value":0,"isLoading":false,"alertMessage":null}\r
        [3/5] \(ReviewedSuite.prompt)
        """)
    process.type("s")
    #expect(try process.wait(for: ReviewedSuite.prompt).contains("new y.timeline\r\n+== counter\r\n"))
    process.type("a")
    #expect(
      try process.wait(for: ReviewedSuite.prompt) == ReviewedSuite.clearing + """
        obsolete z.timeline\r
        no script belongs to it: accepting removes it\r
        -reel-timeline 1\r
        [5/5] \(ReviewedSuite.prompt)
        """)
    process.type("a")
    let (output, ending) = try process.finish()
    #expect(
      output == """
        \r
        accepted  x.timeline > up\r
        rejected  x.timeline > down\r
        skipped   x.timeline > gone\r
        accepted  y.timeline\r
        accepted  z.timeline  obsolete\r
        3 accepted, 1 rejected, 1 skipped\r

        """)
    #expect(ending == .exit(1))
  }

  @Test(arguments: [
    ("AA", "5 accepted\r\n", Int32(0)), ("RR", "5 rejected\r\n", 1), ("SS", "5 skipped\r\n", 1),
    ("aRr", "1 accepted, 4 rejected\r\n", 1), ("rsAa", "3 accepted, 1 rejected, 1 skipped\r\n", 1),
    // What nobody has seen is not removed.
    ("Aq", "4 accepted, 1 open: reel review --prune\r\n", 1), ("AS", "4 accepted, 1 skipped\r\n", 1),
    ("q", "5 open: reel review --accept --prune\r\n", 1), ("asq", "1 accepted, 1 skipped, 3 open: ", 1),
    ("\u{4}", "5 open: reel review --accept --prune\r\n", 1),
    // The escape key does nothing, and takes no other key with it.
    ("\u{1b}a\u{1b}\u{1b}s\u{1b}q", "1 accepted, 1 skipped, 3 open: ", 1),
  ])
  func `a capital letter decides all the rest, and quitting keeps what was decided`(
    keys: String, summary: String, code: Int32
  ) throws {
    let process = try ReviewedSuite().review()
    _ = try process.wait(for: ReviewedSuite.prompt)
    process.type(keys)
    let (output, ending) = try process.finish()
    #expect(output.contains("\r\n\(summary)"), "\(output)")
    #expect(ending == .exit(code))
  }

  @Test func `arrows, function keys and other letters decide nothing`() throws {
    let process = try ReviewedSuite().review()
    _ = try process.wait(for: ReviewedSuite.prompt)
    // An arrow, a function key, a letter beyond ASCII, a return: none of them accepts all the rest.
    process.type("\u{1b}[A\u{1b}OR\u{1b}[15~éx\n")
    process.type("q")
    #expect(try process.finish().output.contains("5 open"))
  }

  @Test func `a long difference is cut to the screen, and shown whole on demand`() throws {
    let suite = try ReviewedSuite()
    let actions = Array(repeating: "increase", count: 30)
    try suite.scratch.write("@reactor counter\n" + actions.joined(separator: "\n") + "\n", to: "a.reel")
    let process = try suite.review()
    let screen = try process.wait(for: ReviewedSuite.prompt)
    let rows = screen.split(separator: "\r\n", omittingEmptySubsequences: false)
    #expect(rows.count == 24)
    #expect(rows[22] == "... 42 more lines")
    #expect(rows.allSatisfy { $0.count <= 80 + ReviewedSuite.clearing.count })
    process.type("d")
    let whole = try process.wait(for: ReviewedSuite.prompt)
    #expect(whole.split(separator: "\r\n").count == 64)
    #expect(whole.contains("+      0ms ~ increaseValue  value: 29 -> 30\r\n"))
  }

  @Test func `a narrow terminal gets a short prompt and cut lines, until it is resized`() throws {
    let process = try ReviewedSuite().review(columns: 40, rows: 10)
    let screen = try process.wait(for: "[1/5] a r s A R S d q ")
    #expect(screen.hasPrefix(ReviewedSuite.clearing + "changed x.timeline > up  1 difference an\r\n"))
    process.resize(columns: 80, rows: 24)
    #expect(try process.wait(for: ReviewedSuite.prompt).contains("first at 0ms\r\n"))
  }

  @Test func `a terminal that cannot clear its screen is not asked to`() throws {
    let process = try ReviewedSuite().review(environment: ["TERM": "dumb"])
    #expect(try process.wait(for: ReviewedSuite.prompt).hasPrefix("changed x.timeline > up"))
  }

  @Test func `added lines are coloured`() throws {
    let process = try ReviewedSuite().review(environment: ["NO_COLOR": ""])
    let screen = try process.wait(for: ReviewedSuite.prompt)
    #expect(screen.contains(#/\e\[32m\+      0ms > increase +x\.reel:4\e\[0m\r\n/#))
  }

  @Test func `under continuous integration the changes are listed and nothing is asked`() throws {
    let (output, ending) = try ReviewedSuite().review("--ci").finish()
    #expect(output.hasPrefix("changed   x.timeline > up"))
    #expect(ending == .exit(1))
  }
}
