import CommandLines
import ExactStrings
import Files

extension Shard {
  /// Returns the part that a flag asks for, or else the one of Bazel's protocol: `TEST_TOTAL_SHARDS` and
  /// `TEST_SHARD_INDEX`.
  ///
  /// - Returns: The part; nil where the suite is not divided.
  static func wanted(_ flag: Shard?, _ variables: [EnvironmentVariable: String]) throws(UsageError) -> Shard? {
    if let flag { return flag }
    guard let total = variables[.totalShards], !["", "0"].contains(total) else { return nil }
    guard let parts = UInt32(total) else {
      throw UsageError("TEST_TOTAL_SHARDS is \(quoted(total)), which is no number", seesHelp: false)
    }
    guard let index = variables[.shardIndex] else {
      throw UsageError("TEST_TOTAL_SHARDS is set, TEST_SHARD_INDEX is not", seesHelp: false)
    }
    guard let part = UInt32(index) else {
      throw UsageError("TEST_SHARD_INDEX is \(quoted(index)), which is no number", seesHelp: false)
    }
    guard let shard = Shard(Int(part) + 1, of: Int(parts)) else {
      throw UsageError("TEST_SHARD_INDEX is \(part), but TEST_TOTAL_SHARDS is \(parts)", seesHelp: false)
    }
    return shard
  }

  /// Creates the file of `TEST_SHARD_STATUS_FILE`, by which the caller of this process learns that it supports
  /// sharding.
  static func announce(_ variables: [EnvironmentVariable: String]) throws(FileError) {
    guard let path = variables[.shardStatusFile], !path.isEmpty else { return }
    let file = AtomicFile(path)
    if try file.read() == nil { try file.write([]) }
  }
}
