import TestSupport
import Testing

/// The output of reactors in worker processes.
@Suite(.runsFirst) struct PrintingTests {
  @Test func `of much printed text the end is shown, and the bytes before it are counted`() throws {
    let suite = try HostileSuite()
    try suite.scratch.write("@reactor hostile\n@golden none\nprintMuch 4\nprint \"end\"\n", to: "x.reel")
    let outcome = try suite.run(["test"])
    #expect(outcome.output == "1 case in 1 script: 1 passed\n")
    #expect(outcome.errors == "(\(4 << 20) bytes before this are left out)\nend\n")
  }

  @Test func `a printed line without a line break is ended before the next case`() throws {
    let suite = try HostileSuite()
    let script = "@reactor hostile\n@golden none\n@case 1\nwrite \"a\"\n@case 2\nwrite \"b\"\n"
    try suite.scratch.write(script, to: "x.reel")
    #expect(try suite.run(["test"]).errors == "a\nb\n")
  }

  @Test
  func `what reactors print is shown on standard error in the order of the cases, for any number of workers`() throws {
    let suite = try HostileSuite()
    for index in 10..<30 {
      try suite.scratch.write("@reactor hostile\n@golden none\nprint \"case \(index)\"\n", to: "\(index).reel")
    }
    let outcomes = try ["1", "4"].map { try suite.run(["test", "-j", $0]) }
    #expect(Set(outcomes).count == 1)
    #expect(outcomes[0].errors == (10..<30).map { "case \($0)\n" }.joined())
    #expect(outcomes[0].output == "20 cases in 20 scripts: 20 passed\n")
  }
}
