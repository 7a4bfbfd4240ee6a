import TestSupport
import Testing

@Suite(.runsFirst) struct ShowReadingTests {
  private let actions = "increase\n+5ms\nincrease\n"

  private func show(_ flags: [String], of timeline: String) throws -> BinaryUnderTest.Outcome {
    try BinaryUnderTest.run(["show"] + flags + ["-"], input: timeline)
  }

  @Test func `show prints the same for a timeline in text and in JSON Lines`() throws {
    let text = try BinaryUnderTest.run(["run", "-r", "counter"], input: actions).output
    let records = try BinaryUnderTest.run(["run", "-r", "counter", "--format", "jsonl"], input: actions).output
    for flags in [[], ["--changed"], ["--marbles"], ["--between", "5ms.."]] {
      let outcome = try show(flags, of: text)
      #expect(outcome.ending == .exit(0))
      #expect(try outcome == show(flags, of: records))
    }
  }

  @Test func `a pinned value has its chain of causes, and JSON Lines know the lines of the script, too`() throws {
    let text = try BinaryUnderTest.run(["run", "-r", "counter"], input: actions).output
    let records = try BinaryUnderTest.run(["run", "-r", "counter", "--format", "jsonl"], input: actions).output
    let chain = "0ms value: 0 -> 1  ~ increaseValue  > increase"
    #expect(try show(["--pin", "value"], of: text).output.contains("       \(chain)\n"))
    #expect(try show(["--pin", "value"], of: records).output.contains("       \(chain)  line:1\n"))
  }

  @Test func `flags of show that are given together choose what all of them choose`() throws {
    let text = try BinaryUnderTest.run(["run", "-r", "counter"], input: actions).output
    let outcome = try show(["--only", "increase", "--between", "5ms..5ms", "--pin", "value"], of: text)
    #expect(outcome.output == "== counter\n       5ms value: 1 -> 2  ~ increaseValue  > increase\n")
  }

  @Test func `show plays a script before it reads its timeline`() throws {
    let outcome = try BinaryUnderTest.run(
      ["show", "--pin", "value", "Scripts/Examples/counter/counts-at-once.reel"], in: Repository.root)
    #expect(outcome.ending == .exit(0))
    #expect(outcome.output.contains("~ increaseValue  > increase"))
  }
}
