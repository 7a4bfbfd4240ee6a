/// Shows line by line where a text is not as expected: `-` what is missing, `+` what is there instead.
public enum LineDifference {
  /// Both texts merged; each line with a mark in front. Control characters are escaped.
  public static func describe(expected: String, actual: String) -> String {
    let left = expected.split(separator: "\n", omittingEmptySubsequences: false)
    let right = actual.split(separator: "\n", omittingEmptySubsequences: false)
    var removed: Set<Int> = []
    var inserted: Set<Int> = []
    for change in right.difference(from: left) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): inserted.insert(offset)
      }
    }
    var lines: [String] = []
    var (row, column) = (0, 0)
    while row < left.count || column < right.count {
      if removed.contains(row) {
        lines.append("- " + escaped(left[row]))
        row += 1
      } else if inserted.contains(column) {
        lines.append("+ " + escaped(right[column]))
        column += 1
      } else {
        lines.append("  " + escaped(left[row]))
        (row, column) = (row + 1, column + 1)
      }
    }
    return abridged(lines).joined(separator: "\n")
  }

  /// Keeps three equal lines around each difference.
  private static func abridged(_ lines: [String]) -> [String] {
    let differences = lines.indices.filter { !lines[$0].hasPrefix("  ") }
    var isNear = [Bool](repeating: false, count: lines.count)
    for index in differences {
      for near in max(0, index - 3)...min(lines.count - 1, index + 3) { isNear[near] = true }
    }
    return lines.indices.compactMap { index in
      isNear[index] ? lines[index] : index > 0 && isNear[index - 1] ? "  ..." : nil
    }
  }

  private static func escaped(_ line: Substring) -> String {
    line.unicodeScalars.map { scalar in
      scalar.properties.generalCategory == .control ? scalar.escaped(asASCII: true) : String(scalar)
    }.joined()
  }
}
