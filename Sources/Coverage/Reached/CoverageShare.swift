/// The share of a number of things that was reached.
package struct CoverageShare: Hashable, Sendable {
  /// The number of things that were reached.
  package private(set) var covered = 0
  /// The number of all things.
  package private(set) var total = 0

  /// Creates the share of nothing.
  package init() {}

  /// The share in percent, rounded down, so that 100 means all; 100 where there is nothing.
  package var percent: Int { total == 0 ? 100 : covered * 100 / total }

  /// Adds a thing.
  mutating func add(_ isCovered: Bool) {
    total += 1
    if isCovered { covered += 1 }
  }

  /// Adds the things of another share.
  mutating func add(_ other: CoverageShare) {
    covered += other.covered
    total += other.total
  }
}
