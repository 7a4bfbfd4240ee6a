import Foundation
import TestSupport
import Testing

/// The differences that `--repeat` finds.
@Suite(.runsFirst) struct RepetitionTests {
  @Test
  func `a repetition that plays differently fails its case with the difference, for any number of workers`() throws {
    let suite = try HostileSuite()
    try suite.scratch.write("@reactor moody\n@golden none\n@case steady\nremember\n@case moody\nmood\n", to: "x.reel")
    let outcomes = try ["1", "2", "8"].map { number in
      try? FileManager.default.removeItem(at: suite.scratch.url.appending(path: "was-here"))
      return try suite.run(["test", "-v", "--repeat", "3", "-j", number])
    }
    #expect(Set(outcomes).count == 1)
    #expect(
      outcomes[0].output == """
        pass x.reel > steady
        FAIL x.reel > moody  at 0ms: plays differently in repetition 2  x.reel:6
               0ms = {"mood":0}
               0ms > mood                                                       x.reel:6
        -      0ms ~ tell  mood: 0 -> 1
        +      0ms ~ tell  mood: 0 -> 2
        -      0ms = {"mood":1}
        +      0ms = {"mood":2}
        2 cases in 1 script: 1 passed, 1 failed

        """)
  }

  @Test func `the difference of a repetition has no colours in a report`() throws {
    let suite = try HostileSuite()
    try suite.scratch.write("@reactor moody\n@golden none\nmood\n", to: "x.reel")
    let outcome = try suite.run(["test", "--color", "always", "--repeat", "2", "--report", "junit"])
    #expect(outcome.output.contains("mood: 0 -&gt; 2"))
    #expect(!outcome.output.contains("u001b"))
  }

  @Test func `a crash that is expected and comes in one repetition alone fails its case`() throws {
    let suite = try HostileSuite()
    try suite.scratch.write("@reactor moody\n@golden none\n@xfail known\nsulk\n", to: "x.reel")
    let outcome = try suite.run(["test", "--repeat", "2"])
    #expect(outcome.output.hasPrefix("FAIL x.reel  at 0ms: \(HostileSuite.trap) in repetition 2  x.reel:4\n"))
    #expect(outcome.ending == .exit(1))
  }

  @Test func `a crash in a later repetition is told with its number`() throws {
    let suite = try HostileSuite()
    try suite.scratch.write("@reactor moody\n@golden none\nsulk\n", to: "x.reel")
    #expect(
      try suite.run(["test", "--repeat", "2"]).output == """
        FAIL x.reel  at 0ms: \(HostileSuite.trap) in repetition 2  x.reel:3
               0ms = {"mood":0}
               0ms > sulk
        printed: reactor:4: Fatal error: not again
        1 case in 1 script: 1 failed

        """)
  }
}
