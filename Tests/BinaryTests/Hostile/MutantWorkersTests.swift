import TestSupport
import Testing

@Suite(.runsFirst) struct MutantWorkersTests {
  private let suite: HostileSuite

  init() throws { suite = try HostileSuite() }

  private func run(_ arguments: String...) throws -> BinaryUnderTest.Outcome {
    try suite.run(["mutate", "-v", "--expectations"] + arguments)
  }

  @Test func `a mutant that ends its process is noticed, and the others are played on`() throws {
    try suite.scratch.write("@reactor brittle\nstep 1\nstep 2\n", to: "x.reel")
    let outcome = try run("--kind", "drop", "--kind", "double", "--kind", "payload")
    #expect(
      outcome.output.hasPrefix(
        """
        NOT NOTICED brittle: mutation 'step' dropped
        """))
    #expect(
      outcome.output.hasSuffix(
        """
        noticed brittle: mutation 'step' doubled (x.reel)
        noticed brittle: payload of 'step' changed: increased (x.reel)
        noticed brittle: payload of 'step' changed: decreased (x.reel)
        4 mutants: 3 noticed, 1 not noticed; score 75 %, below 100 %

        """))
    #expect(outcome.errors == "")
  }

  @Test func `a mutant that never ends is noticed after the time that a case may take`() throws {
    try suite.scratch.write("@reactor brittle\nspin false\n", to: "x.reel")
    let outcome = try run("--kind", "payload", "--timeout", "500ms")
    #expect(
      outcome.output == """
        noticed brittle: payload of 'spin' changed: flipped (x.reel)
        1 mutant: 1 noticed; score 100 %

        """)
  }

  @Test(arguments: ["mood", "remember"])
  func `a case that plays differently in a repetition is an error, and notices no mutants`(action: String)
    throws
  {
    try suite.scratch.write("@reactor moody\n\(action)\n? mood == 1\n", to: "x.reel")
    let outcome = try run("x.reel")
    #expect(outcome.output == "")
    #expect(
      outcome.errors == """
        error: x.reel fails as it is: plays differently in repetition \(action == "mood" ? 2 : 3)
        note: a case that fails notices nothing; mend it first, see 'reel test'

        """)
    #expect(outcome.ending == .exit(2))
  }

  @Test func `the output does not depend on the number of processes`() throws {
    for number in 0..<12 {
      let expectation = number.isMultiple(of: 2) ? "? value == \(number % 3 + 1)\n" : ""
      let steps = (1...(number % 3 + 1)).map { "step \($0)\n" }.joined()
      try suite.scratch.write("@reactor brittle\n\(steps)spin false\n\(expectation)", to: "\(number).reel")
    }
    let one = try run("-j", "1", "--timeout", "1s")
    #expect(try run("-j", "5", "--timeout", "1s") == one)
    #expect(one.output.contains("score"))
  }
}
