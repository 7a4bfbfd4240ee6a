import Timelines

/// Aligns two short runs of frames so that each changed frame is beside its old version.
///
/// Frames pair only if they have the same kind and subject. A pair costs less the more the frames have in common, and a
/// single frame costs more than any change of its values; so one missing frame remains one missing frame.
struct CostAlignment {
  /// The greatest number of pairs of frames that are compared.
  static let limit = 4096

  private static let lone = 30
  private let expected: Slice<FrameList>
  private let actual: Slice<FrameList>

  /// Returns the matching pairs of indices, ascending in both.
  static func matches(_ expected: Slice<FrameList>, _ actual: Slice<FrameList>) -> [(Int, Int)] {
    CostAlignment(expected: expected, actual: actual).matches()
  }

  private func matches() -> [(Int, Int)] {
    let (rows, columns) = (expected.count, actual.count)
    // The lowest cost of aligning everything from a cell on, row by row.
    var rest = [Int](repeating: 0, count: (rows + 1) * (columns + 1))
    var pairs = [Int?](repeating: nil, count: rows * columns)
    for row in stride(from: rows, through: 0, by: -1) {
      for column in stride(from: columns, through: 0, by: -1) where row < rows || column < columns {
        var best = Int.max
        if row < rows { best = min(best, Self.lone + rest[(row + 1) * (columns + 1) + column]) }
        if column < columns { best = min(best, Self.lone + rest[row * (columns + 1) + column + 1]) }
        if row < rows, column < columns {
          let cost = cost(expected[expected.startIndex + row], actual[actual.startIndex + column])
          pairs[row * columns + column] = cost
          if let cost { best = min(best, cost + rest[(row + 1) * (columns + 1) + column + 1]) }
        }
        rest[row * (columns + 1) + column] = best
      }
    }
    return walk(rest, pairs)
  }

  private func walk(_ rest: [Int], _ pairs: [Int?]) -> [(Int, Int)] {
    let (rows, columns) = (expected.count, actual.count)
    var matches: [(Int, Int)] = []
    var (row, column) = (0, 0)
    while row < rows, column < columns {
      let here = rest[row * (columns + 1) + column]
      if let cost = pairs[row * columns + column], here == cost + rest[(row + 1) * (columns + 1) + column + 1] {
        matches.append((expected.startIndex + row, actual.startIndex + column))
        row += 1
        column += 1
      } else if here == Self.lone + rest[(row + 1) * (columns + 1) + column] {
        row += 1
      } else {
        column += 1
      }
    }
    return matches
  }

  private func cost(_ expected: Frame, _ actual: Frame) -> Int? {
    guard expected.kind == actual.kind, expected.subject.elementsEqual(actual.subject) else { return nil }
    if expected == actual { return 0 }
    let likeness = 15 * Self.shared(expected.body, actual.body) / max(expected.body.count, actual.body.count, 1)
    if expected.at == actual.at { return 25 - likeness }
    return likeness == 15 ? 20 : 50 - likeness
  }

  /// Returns the number of bytes that two bodies share at both ends.
  private static func shared(_ left: ArraySlice<UInt8>, _ right: ArraySlice<UInt8>) -> Int {
    let prefix = zip(left, right).prefix { $0 == $1 }.count
    let suffix = zip(left.reversed(), right.reversed()).prefix { $0 == $1 }.count
    return min(prefix + suffix, left.count, right.count)
  }
}
