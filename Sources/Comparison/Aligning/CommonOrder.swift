import ExactStrings

/// Chooses the pairs of positions that have the same order on both sides: as many as possible, and the same ones if the
/// sides are exchanged.
///
///     expected  a b c d
///     actual    d a c b
///
/// Here it chooses a and c: of the longest chains, the one whose pairs come earliest and are nearest to each other.
struct CommonOrder {
  /// An item that is on both sides.
  struct Pair {
    let expected: Int
    let actual: Int
    /// A name that distinguishes pairs in opposite order; crossing pairs never have the same name.
    let name: String
  }

  /// The positions of the chosen pairs on the actual side.
  private(set) var actual: Set<Int> = []

  /// Finds the longest chain of pairs, which are given in the order of the actual side.
  init(of pairs: [Pair]) {
    let lengths = Self.lengths(of: pairs)
    var levels = [[Int]](repeating: [], count: lengths.max() ?? 0)
    for (index, length) in lengths.enumerated() { levels[length - 1].append(index) }
    var last: Pair?
    for level in levels.reversed() {
      let followers = level.lazy.map { pairs[$0] }.filter { pair in
        last.map { $0.expected < pair.expected && $0.actual < pair.actual } ?? true
      }
      guard let next = followers.min(by: Self.isEarlier) else { return }
      actual.insert(next.actual)
      last = next
    }
  }

  /// Returns the length of the longest chain that begins with each of the pairs.
  private static func lengths(of pairs: [Pair]) -> [Int] {
    // For each length, the greatest expected position at which a chain begins; in descending order.
    var starts: [Int] = []
    return pairs.reversed().map { pair in
      var (low, high) = (0, starts.count)
      while low < high {
        let middle = (low + high) / 2
        if starts[middle] > pair.expected { low = middle + 1 } else { high = middle }
      }
      if low == starts.count { starts.append(pair.expected) } else { starts[low] = pair.expected }
      return low + 1
    }.reversed()
  }

  private static func isEarlier(_ left: Pair, _ right: Pair) -> Bool {
    let places = (left.expected + left.actual, abs(left.expected - left.actual))
    let others = (right.expected + right.actual, abs(right.expected - right.actual))
    return places == others ? right.name.utf8.lexicographicallyPrecedes(left.name.utf8) : places < others
  }
}
