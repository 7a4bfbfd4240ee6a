import Foundation
import TestSupport
import Testing

/// The examples that come with the tool: each has a golden, and each says the same in every process.
@Suite(.runsFirst) struct ExampleTests {
  static let scripts = Repository.files(below: "Scripts/Examples").filter { path in
    let name = path.split(separator: "/").last ?? ""
    return (name.hasSuffix(".reel") || name.hasSuffix(".reel.json")) && !name.hasPrefix("_")
  }

  /// The cases that a portable build refuses: states of stubs that are set field by field, and effects that start
  /// tasks.
  private static let refused: Set<String> =
    PortableBuild.isThis
    ? [
      "alert/stubbed-alert.reel", "chat/stub-records-sending.reel.json",
      "name-badge/parts-are-drawn-when-their-fields-change.reel", "profile-follow/stub-shows-states.reel",
      "timers/countdown-in-a-task.reel", "timers/page-of-timers.reel", "timers/the-golden-lists-every-action.reel",
    ] : []

  @Test(.whereTypesTell)
  func `all examples pass and have the standard layout`() throws {
    let outcome = try BinaryUnderTest.run(["test", "-q", "Scripts/Examples"], in: Repository.root)
    #expect(outcome.output == "")
    #expect(outcome.errors == "")
    #expect(outcome.ending == .exit(0))
    #expect(try BinaryUnderTest.run(["fmt", "--check", "Scripts/Examples"], in: Repository.root).output == "")
  }

  @Test func `every process prints exactly the goldens of the examples`() throws {
    let scripts = Self.golden.map(\.script)
    let outcomes = try BinaryUnderTest.distinctOutcomes(of: 6, ["run"] + scripts, in: Repository.root)
    #expect(outcomes.count == 1)
    let printed = try #require(outcomes.first).output
    for (script, text) in Self.golden where !printed.contains(text) { Issue.record("\(script) prints something else") }
    #expect(printed == Self.golden.map(\.text).joined())
  }

  @Test func `the one example without a golden prints the same in every process`() throws {
    let refused = Self.refused.map { "Scripts/Examples/\($0)" }
    let others = Set(Self.scripts).subtracting(Self.golden.map(\.script)).subtracting(refused).sorted()
    #expect(others == ["Scripts/Examples/counter/known-flicker.reel"])
    #expect(try BinaryUnderTest.distinctOutcomes(of: 6, ["run"] + others, in: Repository.root).count == 1)
  }

  /// The scripts with the texts of their goldens.
  private static let golden = scripts.filter { !refused.contains($0.dropFirst("Scripts/Examples/".count).description) }
    .compactMap {
      script in
      let golden = script.replacing(".reel.json", with: "").replacing(".reel", with: "") + ".timeline"
      return Repository.text(golden).map { (script: script, text: $0) }
    }

  @Test(arguments: refused.sorted())
  func `what this build cannot play is refused`(script: String) throws {
    let outcome = try BinaryUnderTest.run(["run", "Scripts/Examples/\(script)"], in: Repository.root)
    #expect(outcome.ending != .exit(0))
    #expect(
      outcome.errors.contains("this build cannot set single fields of State")
        || outcome.errors.contains("an effect is asynchronous, and this process would run it in real time"))
  }
}
