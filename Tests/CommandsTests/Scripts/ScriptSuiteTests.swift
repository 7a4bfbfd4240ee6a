import TestSupport
import Testing

/// Which cases a command line chooses, and in which order.
@Suite(.runsFirst) struct ScriptSuiteTests {
  private let scratch: ScratchDirectory

  init() throws {
    scratch = try ScratchDirectory()
    try scratch.write(
      "@reactor counter\n@case up\n@tag fast\nincrease\n@case down\n@tag slow\n@tag big\ndecrease\n", to: "b/x.reel")
    try scratch.write("@reactor counter\nincrease\n", to: "a/y.reel")
    try scratch.write("@reactor counter\nincrease\n", to: "a/c/z.reel")
  }

  private func list(_ arguments: String...) throws -> String {
    let outcome = try BinaryUnderTest.run(["list"] + arguments, in: scratch.url)
    #expect(outcome.errors == "")
    #expect(outcome.ending == .exit(0))
    return outcome.output
  }

  /// The reason why nothing is chosen; empty where something is.
  private func reasonForNothing(_ arguments: String...) throws -> String {
    let outcome = try BinaryUnderTest.run(["list"] + arguments, in: scratch.url)
    guard outcome.output == "", outcome.ending == .exit(2) else { return "" }
    return String(outcome.errors.dropFirst("error: nothing to play: ".count).dropLast())
  }

  @Test func `scripts are sorted by path within each operand, and each is played once`() throws {
    #expect(try list() == "a/c/z.reel\na/y.reel\nb/x.reel > up\nb/x.reel > down\n")
    #expect(try list("b", "a", "a/y.reel", "./b/x.reel") == "b/x.reel > up\nb/x.reel > down\na/c/z.reel\na/y.reel\n")
  }

  @Test func `a case is chosen by its path, its title or both`() throws {
    #expect(try list("-k", "up") == "b/x.reel > up\n")
    #expect(try list("-k", "b/x.reel > d*") == "b/x.reel > down\n")
    #expect(try list("-k", "a/y.reel") == "a/y.reel\n")
    #expect(
      try reasonForNothing("-k", "nothing")
        == "none of 4 cases matches -k nothing; a name has to match as a whole, such as '*nothing*'")
    #expect(try reasonForNothing("-k", "nothing*") == "none of 4 cases matches -k 'nothing*'")
  }

  @Test func `cases are chosen by tags that they must have or must not have`() throws {
    #expect(try list("--tag", "fast") == "b/x.reel > up\n")
    #expect(try list("--tag", "fast,big") == "b/x.reel > up\nb/x.reel > down\n")
    #expect(
      try reasonForNothing("--tag", "fast", "--tag", "big") == "none of 4 cases matches --tag fast --tag big")
    #expect(try list("--tag", "!fast", "b") == "b/x.reel > down\n")
    #expect(try reasonForNothing("--tag", "slow,!big") == "none of 4 cases matches --tag 'slow,!big'")
  }

  @Test func `@only narrows the whole suite unless a case is chosen by name`() throws {
    try scratch.write("@reactor counter\n@case one\nincrease\n@case two\n@only\nincrease\n", to: "n.reel")
    #expect(try list() == "n.reel > two\n")
    #expect(try list("a") == "a/c/z.reel\na/y.reel\n")
    #expect(try list("-k", "one") == "n.reel > one\n")
  }

  @Test func `scripts that are missing or wrong are reported, and the others are listed`() throws {
    try scratch.write("increase\n", to: "b/bad.reel")
    let outcome = try BinaryUnderTest.run(["list", "none.reel", "b"], in: scratch.url)
    #expect(outcome.output == "b/x.reel > up\nb/x.reel > down\n")
    #expect(
      outcome.errors == """
        error: cannot read 'none.reel': no such file
        error: no reactor is chosen
         --> b/bad.reel:1:1
        1 | increase
          | ^^^^^^^^ write '@reactor NAME' first

        """)
    #expect(outcome.ending == .exit(2))
  }

  @Test func `standard input can stand among the scripts`() throws {
    let script = "@reactor counter\n@case in\nincrease\n"
    let outcome = try BinaryUnderTest.run(["list", "-", "a/y.reel"], input: script, in: scratch.url)
    #expect(outcome.output == "- > in\na/y.reel\n")
  }

  @Test func `a golden without a script is an obsolete one and fails the run`() throws {
    try scratch.write("", to: "a/gone.timeline")
    let outcome = try BinaryUnderTest.run(["test", "--tag", "none", "--allow-empty", "a"], in: scratch.url)
    #expect(
      outcome.output == """
        FAIL a/gone.timeline  obsolete golden: no script belongs to it
        0 cases in 0 scripts: nothing played; 1 obsolete golden
        prune: reel review --prune a

        """)
    #expect(outcome.ending == .exit(1))
  }
}
