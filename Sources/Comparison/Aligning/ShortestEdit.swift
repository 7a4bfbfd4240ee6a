/// Finds what two sequences of keys have in common, in order.
///
/// Myers' greedy search for the shortest edit, with a bound: where a stretch needs more edits than the bound, the search
/// keeps the path that came furthest and starts again from its end. The work is therefore at most proportional to the
/// length times the bound, and the result is the shortest edit wherever the sequences differ less than that.
struct ShortestEdit {
  /// How many edits one search may spend.
  static let bound = 512

  private let expected: [UInt64]
  private let actual: [UInt64]
  private var trace: [[Int32]] = []

  private init(_ expected: [UInt64], _ actual: [UInt64]) {
    self.expected = expected
    self.actual = actual
  }

  /// The pairs of indices that belong together, ascending in both.
  static func matches(_ expected: [UInt64], _ actual: [UInt64]) -> [(Int, Int)] {
    var search = ShortestEdit(expected, actual)
    var matches: [(Int, Int)] = []
    var (x, y) = (0, 0)
    while x < expected.count && y < actual.count {
      (x, y) = search.advance(fromX: x, y: y, into: &matches)
    }
    return matches
  }

  /// Searches from a point to the end, or to the bound; appends what matched on the way and returns where it came to.
  private mutating func advance(fromX startX: Int, y startY: Int, into matches: inout [(Int, Int)]) -> (Int, Int) {
    let (width, height) = (expected.count - startX, actual.count - startY)
    let reach = min(Self.bound, width + height)
    // The furthest x on diagonal k stands at index k + reach + 1.
    var furthest = [Int32](repeating: 0, count: 2 * reach + 3)
    trace.removeAll(keepingCapacity: true)
    for edits in 0...reach {
      for diagonal in stride(from: -edits, through: edits, by: 2) {
        var x = Self.start(furthest, diagonal, edits, reach)
        var y = x - diagonal
        while x >= 0, y >= 0, x < width, y < height, expected[startX + x] == actual[startY + y] {
          x += 1
          y += 1
        }
        furthest[diagonal + reach + 1] = Int32(x)
        if x >= width && y >= height {
          trace.append(Array(furthest[(reach + 1 - edits)...(reach + 1 + edits)]))
          walkBack(diagonal: diagonal, edits: edits, fromX: startX, y: startY, into: &matches)
          return (expected.count, actual.count)
        }
      }
      trace.append(Array(furthest[(reach + 1 - edits)...(reach + 1 + edits)]))
    }
    let best = bestDiagonal(edits: reach, width: width, height: height)
    let x = Int(trace[reach][best + reach])
    walkBack(diagonal: best, edits: reach, fromX: startX, y: startY, into: &matches)
    return (startX + x, startY + x - best)
  }

  private static func start(_ furthest: [Int32], _ diagonal: Int, _ edits: Int, _ reach: Int) -> Int {
    if edits == 0 { return 0 }
    let (below, above) = (Int(furthest[diagonal + reach]), Int(furthest[diagonal + reach + 2]))
    return diagonal == -edits || (diagonal != edits && below < above) ? above : below + 1
  }

  /// The diagonal whose path came furthest in both sequences and left neither.
  private func bestDiagonal(edits: Int, width: Int, height: Int) -> Int {
    var (best, bestSum) = (0, -1)
    for diagonal in stride(from: -edits, through: edits, by: 2) {
      let x = Int(trace[edits][diagonal + edits])
      let y = x - diagonal
      if x <= width, y <= height, y >= 0, x + y > bestSum { (best, bestSum) = (diagonal, x + y) }
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
