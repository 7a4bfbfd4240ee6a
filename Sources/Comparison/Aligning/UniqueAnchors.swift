import Timelines

/// Pairs the keys that occur exactly once in both of two sequences, as far as the order allows.
enum UniqueAnchors {
  /// Returns the longest run of such pairs that ascends on both sides.
  static func find(_ expected: [UInt64], _ actual: [UInt64]) -> [(Int, Int)] {
    var places: [UInt64: (expected: Int, actual: Int)] = [:]
    for (index, key) in expected.enumerated() {
      places[key] = places[key] == nil ? (index, absent) : (repeated, absent)
    }
    for (index, key) in actual.enumerated() {
      guard let place = places[key], place.expected != repeated else { continue }
      places[key]?.actual = place.actual == absent ? index : repeated
    }
    let pairs = expected.indices.compactMap { index -> (Int, Int)? in
      guard let place = places[expected[index]], place.expected == index, place.actual >= 0 else { return nil }
      return (index, place.actual)
    }
    return pairs.map(\.1).longestRising.map { pairs[$0] }
  }

  private static let absent = -1
  private static let repeated = -2
}
