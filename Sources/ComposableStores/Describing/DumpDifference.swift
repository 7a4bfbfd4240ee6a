import ExactStrings

/// Shows how two values differ, as lines of their dumps.
///
///       AppState(
///     -   count: 0,
///     +   count: 1,
///         … (12 unchanged)
///       )
package enum DumpDifference {
  /// Returns the lines of both dumps; lines of only the expected value begin with `-`, lines of only the actual value
  /// with `+`.
  ///
  /// Long runs of common lines are folded, except the lines next to a change and the first and last lines of the values
  /// that enclose a change. Lines are compared by their bytes.
  /// - Returns: The lines, without a line break at the end; nil if the dumps are equal byte for byte.
  package static func text(from expected: Any, to actual: Any) -> String? {
    let (left, right) = (ValueDump.text(of: expected), ValueDump.text(of: actual))
    if left == right { return nil }
    return Folding(lines(from: left, to: right)).text
  }

  private static func lines(from left: String, to right: String) -> [DifferenceLine] {
    let lines = merged(left, right, ignoringCommas: true)
    let isChanged = lines.contains { $0.mark != .unchanged }
    return revealed(isChanged ? lines : merged(left, right, ignoringCommas: false))
  }

  /// Returns the lines of both texts in one order.
  ///
  /// With `ignoringCommas`, a comma that is added or removed because the last part changed is not a difference.
  private static func merged(_ left: String, _ right: String, ignoringCommas: Bool) -> [DifferenceLine] {
    let (left, right) = (split(left), split(right))
    let pairs = LineAlignment.pairs(
      left.map { LineAlignment.Line($0, ignoringComma: ignoringCommas) },
      right.map { LineAlignment.Line($0, ignoringComma: ignoringCommas) })
    var lines: [DifferenceLine] = []
    var (nextLeft, nextRight) = (0, 0)
    for pair in pairs + [(left.count, right.count)] {
      lines += left[nextLeft..<pair.0].map { DifferenceLine(.removed, $0) }
      lines += right[nextRight..<pair.1].map { DifferenceLine(.added, $0) }
      if pair.1 < right.count { lines.append(DifferenceLine(.unchanged, right[pair.1])) }
      (nextLeft, nextRight) = (pair.0 + 1, pair.1 + 1)
    }
    return lines
  }

  private static func split(_ text: String) -> [String] {
    text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map { String($0)! }
  }

  /// Returns the lines, with escapes where two of them differ but look the same: é as one scalar and as two.
  private static func revealed(_ lines: [DifferenceLine]) -> [DifferenceLine] {
    let changed = lines.filter { $0.mark != .unchanged }
    return lines.map { line in
      // ASCII text needs no escapes.
      if line.mark == .unchanged || line.text.utf8.allSatisfy({ $0 < 0x80 }) { return line }
      return changed.contains { $0.mark != line.mark && $0.text.looksLike(line.text) } ? line.escaped : line
    }
  }
}

/// A line of a difference.
struct DifferenceLine {
  enum Mark: String {
    case removed = "- "
    case added = "+ "
    case unchanged = "  "
  }

  let mark: Mark
  let text: String

  init(_ mark: Mark, _ text: String) {
    self.mark = mark
    self.text = text
  }

  /// The number of spaces before the text.
  var indentation: Int { text.utf8.prefix { $0 == UInt8(ascii: " ") }.count }

  /// The line with escapes for all scalars that are not ASCII.
  var escaped: DifferenceLine {
    let scalars = text.unicodeScalars.map { $0.isASCII ? String($0) : LeafText.hexadecimal($0) }
    return DifferenceLine(mark, scalars.joined())
  }
}
