import Foundation
import TestSupport
import Testing

/// Parts of a suite that together are all of it.
@Suite(.runsFirst) struct ShardTests {
  private let scratch: ScratchDirectory

  init() throws {
    scratch = try ScratchDirectory()
    for index in 0..<40 {
      try scratch.write(
        "@reactor counter\n@golden none\n@case a\nincrease\n@case b\n", to: "\(index % 3)/\(index).reel")
    }
    for index in 0..<10 { try scratch.write("", to: "old\(index).timeline") }
  }

  /// The scripts that are played, each with how many of its cases are, and the goldens that are obsolete.
  private func lines(_ arguments: [String], adding variables: [String: String] = [:]) throws -> [String] {
    let environment = BinaryUnderTest.scrubbedEnvironment.merging(variables) { $1 }
    let outcome = try BinaryUnderTest.run(["test", "-v"] + arguments, environment: environment, in: scratch.url)
    #expect(outcome.errors == "")
    return outcome.output.split(separator: "\n").map(String.init).filter {
      $0.hasPrefix("pass") || $0.hasPrefix("FAIL")
    }
  }

  @Test(arguments: 1...7)
  func `every script with all its cases, and every obsolete golden, is in exactly one part`(total: Int) throws {
    let parts = try (1...total).map { try lines(["--shard", "\($0)/\(total)"]) }
    #expect(parts.joined().sorted() == (try lines([])).sorted())
    for part in parts {
      let scripts = Set(part.filter { $0.hasPrefix("pass") }.map { $0.split(separator: ">")[0] })
      #expect(part.count { $0.hasPrefix("pass") } == scripts.count * 2)
    }
  }

  @Test func `adding scripts, or naming the operands otherwise, moves no script to another part`() throws {
    let before = try lines(["--shard", "2/3"])
    for index in 100..<110 { try scratch.write("@reactor counter\n@golden none\n", to: "\(index).reel") }
    let after = try lines(["--shard", "2/3"])
    #expect(after.filter { !$0.hasPrefix("pass 1") || $0.contains("/") } == before)
    let otherwise = try lines(["--shard", "2/3", "./1", "./0", "2", "."])
    #expect(otherwise.map { $0.replacing("./", with: "") }.sorted() == after.sorted())
  }

  @Test func `a script is in the same part on every machine and on every day`() throws {
    #expect(
      try lines(["--shard", "1/20"]) == [
        "pass 1/13.reel > a", "pass 1/13.reel > b", "pass 2/35.reel > a", "pass 2/35.reel > b",
      ])
  }

  @Test func `a part without scripts is no error, but a suite without scripts is`() throws {
    let outcome = try BinaryUnderTest.run(["test", "--shard", "1/2", "0/0.reel"], in: scratch.url)
    let other = try BinaryUnderTest.run(["test", "--shard", "2/2", "0/0.reel"], in: scratch.url)
    #expect(
      Set([outcome.output, other.output]) == [
        "2 cases in 1 script: 2 passed\n", "0 cases in 0 scripts: nothing played\n",
      ])
    #expect([outcome.ending, other.ending] == [.exit(0), .exit(0)])
    try scratch.write("", to: "empty/x.txt")
    let nothing = try BinaryUnderTest.run(["test", "--shard", "1/2", "empty"], in: scratch.url)
    #expect(nothing.errors == "error: nothing to play: no script in empty\n")
    #expect(nothing.ending == .exit(2))
  }

  @Test func `bazel's variables choose the part, and the flag overrides them`() throws {
    let status = scratch.url.appending(path: "status").path
    let variables = ["TEST_TOTAL_SHARDS": "3", "TEST_SHARD_INDEX": "1", "TEST_SHARD_STATUS_FILE": status]
    #expect(try lines([], adding: variables) == lines(["--shard", "2/3"]))
    #expect(scratch.text("status") == "")
    #expect(try lines(["--shard", "1/3"], adding: variables) == lines(["--shard", "1/3"]))
    #expect(try lines([], adding: ["TEST_TOTAL_SHARDS": "0"]) == lines([]))
  }
}
