import CommandLines
import TestSupport
import Testing

@testable import Commands

@Suite(.runsFirst) struct ShardEnvironmentTests {
  private func wanted(_ total: String?, _ index: String?, flag: Shard? = nil) throws -> Shard? {
    var variables: [EnvironmentVariable: String] = [:]
    variables[.totalShards] = total
    variables[.shardIndex] = index
    return try Shard.wanted(flag, variables)
  }

  @Test func `bazel's variables count parts from zero, and the flag is preferred to them`() throws {
    #expect(try wanted("3", "0") == Shard(1, of: 3))
    #expect(try wanted("3", "2") == Shard(3, of: 3))
    #expect(try wanted("3", "2", flag: Shard(1, of: 9)) == Shard(1, of: 9))
    #expect(try wanted("x", nil, flag: Shard(1, of: 9)) == Shard(1, of: 9))
    #expect(try wanted(nil, "2") == nil)
    #expect(try wanted("0", "0") == nil)
    #expect(try wanted("", "0") == nil)
  }

  @Test(arguments: [
    ("3", "3", "TEST_SHARD_INDEX is 3, but TEST_TOTAL_SHARDS is 3"),
    ("3", "-1", "TEST_SHARD_INDEX is '-1', which is no number"),
    ("many", "0", "TEST_TOTAL_SHARDS is 'many', which is no number"),
  ])
  func `a part that does not exist or is no number is an error that names the variable`(
    total: String, index: String, message: String
  ) throws {
    let variables = BinaryUnderTest.scrubbedEnvironment.merging(
      ["TEST_TOTAL_SHARDS": total, "TEST_SHARD_INDEX": index]) { $1 }
    let scratch = try ScratchDirectory()
    let outcome = try BinaryUnderTest.run(["test"], environment: variables, in: scratch.url)
    #expect(outcome.errors == "error: \(message)\n")
    #expect(outcome.ending == .exit(2))
  }

  @Test func `a total of parts without the number of one is an error`() {
    #expect(throws: UsageError.self) { try wanted("3", nil) }
    #expect(UsageError("x").description == "error: x")
  }

  @Test func `a status file that cannot be made is an error`() throws {
    let variables = BinaryUnderTest.scrubbedEnvironment.merging(["TEST_SHARD_STATUS_FILE": "/dev/null/x"]) { $1 }
    let scratch = try ScratchDirectory()
    let outcome = try BinaryUnderTest.run(["test"], environment: variables, in: scratch.url)
    #expect(outcome.errors == "error: cannot read '/dev/null/x': Not a directory\n")
    #expect(outcome.ending == .exit(2))
  }
}
