import Foundation
import TestSupport
import Testing

/// A golden holds exactly the printed timeline, and is written only on request.
@Suite(.runsFirst) struct GoldenTests {
  @Test func `a golden with any byte changed or removed fails its case`() throws {
    let scratch = try ScratchDirectory()
    let script = "@reactor counter delay=5ms\nincrease\n+1ms\nincrease\n"
    try scratch.write(script, to: "x.reel")
    #expect(try BinaryUnderTest.run(["test", "--accept", "x.reel"], in: scratch.url).ending == .exit(0))
    let golden = Array(try #require(scratch.text("x.timeline")).utf8)
    for index in golden.indices {
      var changed = golden
      changed[index] = golden[index] == UInt8(ascii: "7") ? UInt8(ascii: "8") : UInt8(ascii: "7")
      var shorter = golden
      shorter.remove(at: index)
      for (name, bytes) in [("changed", changed), ("shorter", shorter)] {
        try scratch.write(script, to: "all/\(name)-\(index).reel")
        try Data(bytes).write(to: scratch.url.appending(path: "all/\(name)-\(index).timeline"))
      }
    }
    let outcome = try BinaryUnderTest.run(["test", "all"], in: scratch.url)
    let count = golden.count * 2
    // Where the line of the case itself changed, there is another case that is missing.
    let failed = count + outcome.output.split(separator: "\n").count { $0.hasSuffix("  case is gone") }
    #expect(
      outcome.output.hasSuffix("\n\(failed) cases in \(count) scripts: \(failed) failed\nreview: reel review all\n"))
    #expect(outcome.errors == "")
    #expect(outcome.ending == .exit(1))
    for name in ["changed-0", "shorter-\(golden.count - 1)"] {
      #expect(try BinaryUnderTest.run(["test", "all/\(name).reel"], in: scratch.url).ending == .exit(1))
    }
  }

  @Test func `a missing golden is a failure, and is not written`() throws {
    let scratch = try ScratchDirectory()
    try scratch.write("@reactor counter\nincrease\n", to: "x.reel")
    let outcome = try BinaryUnderTest.run(["test"], in: scratch.url)
    #expect(
      outcome.output == """
        FAIL x.reel  missing golden 'x.timeline'
        accept: reel test --accept x.reel
        1 case in 1 script: 1 failed

        """)
    #expect(outcome.ending == .exit(1))
    #expect(scratch.text("x.timeline") == nil)
  }

  @Test func `accepting writes what a run prints, and leaves a golden with equal bytes alone`() throws {
    let scratch = try ScratchDirectory()
    try scratch.write("@reactor counter\nincrease\n", to: "x.reel")
    #expect(
      try BinaryUnderTest.run(["test", "--accept"], in: scratch.url).output
        == "accepted x.timeline\n1 case in 1 script: 1 passed\n")
    #expect(scratch.text("x.timeline") == (try BinaryUnderTest.run(["run", "x.reel"], in: scratch.url).output))
    let golden = scratch.url.appending(path: "x.timeline").path
    let before = try FileManager.default.attributesOfItem(atPath: golden)
    #expect(try BinaryUnderTest.run(["test", "--accept"], in: scratch.url).output == "1 case in 1 script: 1 passed\n")
    let after = try FileManager.default.attributesOfItem(atPath: golden)
    #expect(before[.systemFileNumber] as? Int == after[.systemFileNumber] as? Int)
    #expect(before[.modificationDate] as? Date == after[.modificationDate] as? Date)
  }

  @Test func `accepting a script from standard input needs the name of a golden`() throws {
    let scratch = try ScratchDirectory()
    let outcome = try BinaryUnderTest.run(["test", "--accept", "-"], input: "@reactor counter\n", in: scratch.url)
    #expect(
      outcome.errors == """
        error: standard input has no golden beside it
          name one with --golden FILE; see 'reel test --help'

        """)
    #expect(outcome.ending == .exit(2))
    let accepted = try BinaryUnderTest.run(
      ["test", "--accept", "--golden", "x.timeline", "-"], input: "@reactor counter\n", in: scratch.url)
    #expect(accepted.output == "accepted x.timeline\n1 case in 1 script: 1 passed\n")
  }

  @Test func `the command that a failure suggests is quoted, so that it can be typed as it is`() throws {
    let scratch = try ScratchDirectory()
    try scratch.write("@reactor counter\nincrease\n", to: "it's a b.reel")
    try scratch.write("@reactor counter\n", to: "-dash.reel")
    let spaced = try BinaryUnderTest.run(["test", "it's a b.reel"], in: scratch.url)
    #expect(spaced.output.contains("\naccept: reel test --accept 'it'\\''s a b.reel'\n"))
    let dashed = try BinaryUnderTest.run(["test", "--golden", "g h", "--", "-dash.reel"], in: scratch.url)
    #expect(dashed.output.contains("\naccept: reel test --accept --golden 'g h' -- -dash.reel\n"))
  }

  @Test func `an answer that nothing asked for is shown at its line, by run and by test`() throws {
    let scratch = try ScratchDirectory()
    try scratch.write("@reactor profile-follow\n  ! users fail 503 x2\nfollow 1\n", to: "x.reel")
    let complaint = """
      error: '! users fail 503 x2' has 1 answer left over
       --> x.reel:2:5
      2 |   ! users fail 503 x2
        |     ^^^^^ take it out, or let the reactor ask for it

      """
    let run = try BinaryUnderTest.run(["run", "x.reel"], in: scratch.url)
    #expect(run.errors.hasPrefix(complaint))
    #expect(run.ending == .exit(1))
    let test = try BinaryUnderTest.run(["test", "x.reel"], in: scratch.url)
    #expect(test.output.hasPrefix("FAIL x.reel  at 0ms:\n" + complaint))
    #expect(test.ending == .exit(1))
  }

  @Test func `under continuous integration goldens cannot be accepted`() throws {
    let scratch = try ScratchDirectory()
    try scratch.write("@reactor counter\nincrease\n", to: "x.reel")
    let outcome = try BinaryUnderTest.run(
      ["test", "--accept"], environment: BinaryUnderTest.scrubbedEnvironment.merging(["CI": "true"]) { $1 },
      in: scratch.url)
    #expect(outcome.errors == "error: --accept writes goldens, which continuous integration must not\n")
    #expect(outcome.ending == .exit(2))
    #expect(scratch.text("x.timeline") == nil)
  }
}
