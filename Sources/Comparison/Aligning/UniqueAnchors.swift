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
    return longestAscending(pairs)
  }

  private static let absent = -1
  private static let repeated = -2

  /// Returns the longest run of pairs that ascends on the right side; on the left side all pairs ascend.
  private static func longestAscending(_ pairs: [(Int, Int)]) -> [(Int, Int)] {
    var ends: [Int] = []
    var previous = [Int?](repeating: nil, count: pairs.count)
    for (index, pair) in pairs.enumerated() {
      var (low, high) = (0, ends.count)
      while low < high {
        let middle = (low + high) / 2
        if pairs[ends[middle]].1 < pair.1 { low = middle + 1 } else { high = middle }
      }
      previous[index] = low > 0 ? ends[low - 1] : nil
      if low == ends.count { ends.append(index) } else { ends[low] = index }
    }
    var chain: [(Int, Int)] = []
    var next = ends.last
    while let index = next {
      chain.append(pairs[index])
      next = previous[index]
    }
    return chain.reversed()
  }
}
