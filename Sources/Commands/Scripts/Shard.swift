import ExactStrings
import GoldenFiles

/// A part of a suite: one of several that together are all of it.
///
/// Which part a script belongs to depends on its path alone, so that a new one moves no other. A golden belongs to the
/// part of its script, also when there is no script any more.
package struct Shard: Hashable, Sendable {
  /// Which part, from 1.
  package let number: Int
  /// How many parts there are.
  package let total: Int

  /// A part; nil if there is no such part.
  package init?(_ number: Int, of total: Int) {
    guard total > 0, (1...total).contains(number) else { return nil }
    self.number = number
    self.total = total
  }

  /// The part that a text such as `2/5` says; nil if it says none.
  package init?(notation: String) {
    let parts = notation.split(separator: "/", omittingEmptySubsequences: false)
    let digits = UInt8(ascii: "0")...UInt8(ascii: "9")
    guard parts.count == 2, parts.allSatisfy({ $0.utf8.allSatisfy(digits.contains) }), let number = Int(parts[0]),
      let total = Int(parts[1])
    else { return nil }
    self.init(number, of: total)
  }

  /// Whether a script belongs to it.
  package func contains(script path: String) -> Bool { contains(golden: ScriptPath.golden(of: path)) }

  /// Whether a golden belongs to it.
  package func contains(golden path: String) -> Bool {
    let path = PendingFolder.pathBelowWorkingDirectory(path) ?? path
    return Int(Self.hash(path) % UInt64(total)) == number - 1
  }

  /// The same in every process and on every system: FNV-1a, and its bits mixed, as MurmurHash does in the end: paths that
  /// are almost the same shall not stay together.
  private static func hash(_ path: String) -> UInt64 {
    var hash = path.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    for factor in [0xff51_afd7_ed55_8ccd, 0xc4ce_b9fe_1a85_ec53] as [UInt64] { hash = (hash ^ (hash >> 33)) &* factor }
    return hash ^ (hash >> 33)
  }
}
