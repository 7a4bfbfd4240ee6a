/// Finds the common subsequence of two sequences of keys.
///
/// Keys of only one side are removed first: they cannot match, and most edits concern them. The rest is Myers' greedy
/// search for the shortest edit, with a bound. If more edits are needed than the bound allows, the keys that occur once
/// on both sides divide the rest into pieces. If a piece still needs more edits, the search keeps the path that came
/// furthest and starts again from its end. The work is therefore at most proportional to the length times the bound,
/// and the result is the shortest edit if the sequences differ less than that.
struct ShortestEdit {
  /// The greatest number of edits of the search over the whole.
  static let bound = 2048
  /// The greatest number of edits of each search in a piece.
  static let pieceBound = 256

  private let expected: [UInt64]
  private let actual: [UInt64]
  private var trace: [[Int32]] = []

  private init(_ expected: [UInt64], _ actual: [UInt64]) {
    self.expected = expected
    self.actual = actual
  }

  /// Returns the matching pairs of indices, ascending in both.
  static func matches(_ expected: [UInt64], _ actual: [UInt64]) -> [(Int, Int)] {
    // For so few keys a table would cost more than it saves.
    if expected.count + actual.count < 64 { return search(expected, actual) }
    let (expectedKeys, actualKeys) = (KeySet(expected), KeySet(actual))
    let old = expected.indices.filter { actualKeys.contains(expected[$0]) }
    let new = actual.indices.filter { expectedKeys.contains(actual[$0]) }
    if old.count == expected.count, new.count == actual.count { return search(expected, actual) }
    return search(old.map { expected[$0] }, new.map { actual[$0] }).map { (old[$0.0], new[$0.1]) }
  }

  private static func search(_ expected: [UInt64], _ actual: [UInt64]) -> [(Int, Int)] {
    var search = ShortestEdit(expected, actual)
    var matches: [(Int, Int)] = []
    if search.advance(from: (0, 0), to: (expected.count, actual.count), bound: bound, into: &matches) == nil {
      return matches
    }
    matches = []
    var from = (0, 0)
    for anchor in UniqueAnchors.find(expected, actual) + [(expected.count, actual.count)] {
      while let next = search.advance(from: from, to: anchor, bound: pieceBound, into: &matches) { from = next }
      if anchor.0 < expected.count { matches.append(anchor) }
      from = (anchor.0 + 1, anchor.1 + 1)
    }
    return matches
  }

  /// Searches from one point to another, up to the bound; appends the matches on the way and returns the point that was
  /// reached, or nil if that is the end.
  private mutating func advance(
    from start: (Int, Int), to end: (Int, Int), bound: Int, into matches: inout [(Int, Int)]
  ) -> (Int, Int)? {
    let (startX, startY) = start
    let (width, height) = (end.0 - startX, end.1 - startY)
    if width <= 0 || height <= 0 { return nil }
    let reach = min(bound, width + height)
    // The furthest x on diagonal k is at index k + reach + 1.
    var furthest = [Int32](repeating: 0, count: 2 * reach + 3)
    trace.removeAll(keepingCapacity: true)
    for edits in 0...reach {
      var diagonal = -edits
      while diagonal <= edits {
        var x = Self.start(furthest, diagonal, edits, reach)
        var y = x - diagonal
        while y >= 0, x < width, y < height, expected[startX + x] == actual[startY + y] {
          x += 1
          y += 1
        }
        furthest[diagonal + reach + 1] = Int32(x)
        if x >= width && y >= height {
          trace.append(Array(furthest[(reach + 1 - edits)...(reach + 1 + edits)]))
          walkBack(diagonal: diagonal, edits: edits, fromX: startX, y: startY, into: &matches)
          return nil
        }
        diagonal += 2
      }
      trace.append(Array(furthest[(reach + 1 - edits)...(reach + 1 + edits)]))
    }
    let best = bestDiagonal(edits: reach, width: width, height: height)
    let x = Int(trace[reach][best + reach])
    walkBack(diagonal: best, edits: reach, fromX: startX, y: startY, into: &matches)
    return (startX + x, startY + x - best)
  }

  @inline(__always)
  private static func start(_ furthest: [Int32], _ diagonal: Int, _ edits: Int, _ reach: Int) -> Int {
    if edits == 0 { return 0 }
    let (below, above) = (Int(furthest[diagonal + reach]), Int(furthest[diagonal + reach + 2]))
    return diagonal == -edits || (diagonal != edits && below < above) ? above : below + 1
  }

  /// Returns the diagonal whose path came furthest within both sequences; if there are several, the one nearest to the
  /// middle.
  private func bestDiagonal(edits: Int, width: Int, height: Int) -> Int {
    var (best, bestSum) = (0, -1)
    for diagonal in stride(from: -edits, through: edits, by: 2) {
      let x = Int(trace[edits][diagonal + edits])
      let y = x - diagonal
      guard x <= width, y <= height, y >= 0 else { continue }
      let isBetter = x + y > bestSum || (x + y == bestSum && abs(diagonal) < abs(best))
      if isBetter { (best, bestSum) = (diagonal, x + y) }
    }
    return best
  }

  private func walkBack(
    diagonal: Int, edits: Int, fromX startX: Int, y startY: Int, into matches: inout [(Int, Int)]
  ) {
    var diagonal = diagonal
    var found: [(Int, Int)] = []
    for edit in stride(from: edits, through: 0, by: -1) {
      var x = Int(trace[edit][diagonal + edit])
      var snakeStart = 0
      var previous = diagonal
      if edit > 0 {
        let row = trace[edit - 1]
        func value(_ diagonal: Int) -> Int {
          let index = diagonal + edit - 1
          return index >= 0 && index < row.count && abs(diagonal) <= edit - 1 ? Int(row[index]) : -1
        }
        let (below, above) = (value(diagonal - 1), value(diagonal + 1))
        let isDown = diagonal == -edit || (diagonal != edit && below < above)
        previous = isDown ? diagonal + 1 : diagonal - 1
        snakeStart = isDown ? above : below + 1
      }
      while x > snakeStart {
        x -= 1
        found.append((startX + x, startY + x - diagonal))
      }
      diagonal = previous
    }
    matches.append(contentsOf: found.reversed())
  }
}
