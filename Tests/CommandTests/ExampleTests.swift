import Foundation
import TestSupport
import Testing

/// The examples that come with the tool: each has a golden, and each says the same in every process.
@Suite struct ExampleTests {
  static let scripts = Repository.files(below: "Scripts/Examples").filter { path in
    let name = path.split(separator: "/").last ?? ""
    return (name.hasSuffix(".reel") || name.hasSuffix(".reel.json")) && !name.hasPrefix("_")
  }

  @Test func thereAreSixForEachReactor() {
    for reactor in ["counter", "profile-follow", "repo-search"] {
      #expect(Self.scripts.count { $0.contains("/\(reactor)/") } >= 6)
    }
  }

  @Test func allPassAndAreLaidOut() throws {
    let outcome = try BinaryUnderTest.run(["test", "-q", "Scripts/Examples"], in: Repository.root)
    #expect(outcome.output == "")
    #expect(outcome.errors == "")
    #expect(outcome.ending == .exit(0))
    #expect(try BinaryUnderTest.run(["fmt", "--check", "Scripts/Examples"], in: Repository.root).output == "")
  }

  @Test func everyProcessPrintsTheSameTimelines() throws {
    let outcomes = try BinaryUnderTest.distinctOutcomes(of: 12, ["run"] + Self.scripts, in: Repository.root)
    #expect(outcomes.count == 1)
  }

  @Test(arguments: scripts)
  func runPrintsExactlyItsGolden(script: String) throws {
    let golden = script.replacing(".reel.json", with: "").replacing(".reel", with: "") + ".timeline"
    guard let text = Repository.text(golden) else {
      #expect(try #require(Repository.text(script)).contains("@golden none"))
      return
    }
    if Repository.text(script)?.contains("@xfail") == true { return }
    #expect(try BinaryUnderTest.run(["run", script], in: Repository.root).output == text)
  }
}
