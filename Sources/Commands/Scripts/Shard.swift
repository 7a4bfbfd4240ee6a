import ExactStrings
import Files

/// A part of a suite: one of several that together form the whole suite.
///
/// The part of a script depends on its path alone, so that a new script moves no other. A golden belongs to the part of
/// its script, even when the script is gone.
package struct Shard: Hashable, Sendable {
  /// The number of the part, from 1.
  package let number: Int
  /// The number of parts.
  package let total: Int

  /// Creates a part; nil if there is no such part.
  package init?(_ number: Int, of total: Int) {
    guard total > 0, (1...total).contains(number) else { return nil }
    self.number = number
    self.total = total
  }

  /// Creates the part that a text such as `2/5` names; nil if it names none.
  package init?(notation: String) {
    let parts = notation.split(separator: "/", omittingEmptySubsequences: false)
    guard parts.count == 2, parts.allSatisfy({ $0.utf8.allSatisfy(\.isDigit) }), let number = Int(parts[0]),
      let total = Int(parts[1])
    else { return nil }
    self.init(number, of: total)
  }

  /// Returns whether a script belongs to the part.
  package func contains(script path: String) -> Bool { contains(golden: ScriptPath.golden(of: path)) }

  /// Returns whether a part of the runs of `reel explore` belongs to the part.
  package func contains(block number: Int) -> Bool { number % total == self.number - 1 }

  /// Returns whether a golden belongs to the part.
  package func contains(golden path: String) -> Bool {
    let path = PendingFolder.pathBelowWorkingDirectory(path) ?? path
    return Int(Self.hash(path) % UInt64(total)) == number - 1
  }

  /// Returns a hash that is the same in every process and on every system: FNV-1a with the final mixing of MurmurHash,
  /// so that similar paths are spread over the parts.
  private static func hash(_ path: String) -> UInt64 {
    var stable = StableHash()
    stable.mix(path.utf8)
    var hash = stable.value
    for factor in [0xff51_afd7_ed55_8ccd, 0xc4ce_b9fe_1a85_ec53] as [UInt64] { hash = (hash ^ (hash >> 33)) &* factor }
    return hash ^ (hash >> 33)
  }
}
