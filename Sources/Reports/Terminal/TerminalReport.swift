import Comparison
import JSONValues
import Timelines

/// Writes what a comparison found for somebody who sits at a terminal: one screen says what went wrong first, which
/// script line caused it, and what to type next.
public struct TerminalReport: Sendable {
  /// How many frames are shown around a difference.
  public var context: Int
  /// The column at which script locations and counts end.
  public var width: Int
  /// Whether escape sequences for colours are written; the text means the same without them.
  public var isColored: Bool

  /// A report of this shape.
  public init(context: Int = 3, width: Int = 88, isColored: Bool = false) {
    self.context = max(context, 0)
    self.width = width
    self.isColored = isColored
  }

  /// The report on every case of a script that differs, each line ended; empty if nothing differs.
  ///
  /// `path` is the script as the user would type it. `location` gives the place in a script, such as `search.reel:8`, of
  /// the frame with the second index in the case with the first, both counted in the actual timeline; it is asked only
  /// for actions, pushed values and expectations.
  public func text(
    of comparison: TimelineComparison, path: String, location: (_ case: Int, _ frame: Int) -> String? = { _, _ in nil }
  ) -> String {
    lines(of: comparison, verb: "FAIL", path: path, location: location).map { $0 + "\n" }.joined()
  }

  /// What to type to accept what was played, as a line: words that a shell reads as they are meant.
  /// - Parameter golden: The golden, where it is not the one beside the script.
  public static func acceptLine(path: String, golden: String? = nil) -> String {
    let golden = golden.map { "--golden \($0.asShellWord) " } ?? ""
    return "accept: reel test --accept \(golden)\(path.hasPrefix("-") ? "-- " : "")\(path.asShellWord)\n"
  }

  /// The report on two timelines that were only to be compared; empty if nothing differs.
  public func difference(_ comparison: TimelineComparison, path: String) -> String {
    lines(of: comparison, verb: "DIFF", path: path) { _, _ in nil }.map { $0 + "\n" }.joined()
  }

  /// The frames around the differences of one case, each line ended, without the line that names it; empty if nothing
  /// differs. `location` is as in `text(of:path:golden:location:)`.
  public func excerpt(of comparison: CaseComparison, location: (_ frame: Int) -> String? = { _ in nil }) -> String {
    hunks(of: comparison, location: location).map { $0 + "\n" }.joined()
  }

  private func lines(
    of comparison: TimelineComparison, verb: String, path: String, location: (_ case: Int, _ frame: Int) -> String?
  ) -> [String] {
    var lines = shapeLines(of: comparison, verb: verb, path: path)
    for comparison in comparison.cases where comparison.verdict != .same && comparison.verdict != .reshaped {
      lines += self.lines(of: comparison, verb: verb, path: path) { frame in
        comparison.actualIndex.flatMap { location($0, frame) }
      }
    }
    return lines
  }

  /// The fields that came to, or went from, every state: said once, above all cases.
  private func shapeLines(of comparison: TimelineComparison, verb: String, path: String) -> [String] {
    if comparison.shapes.isEmpty { return [] }
    let head = aligned("\(verb) \(path.onOneLine)", "the state has another shape")
    let fields = comparison.shapes.map { shape in
      let isAdded = shape.change.kind == .added
      let text = "\(isAdded ? "+" : "-")          \(shape.change)"
      let place = "\(shape.reactor.onOneLine), \(shape.caseCount) case\(shape.caseCount == 1 ? "" : "s")"
      return paint(aligned(text, place), isAdded ? "32" : "31")
    }
    return [paint(verb, "1;31") + head.dropFirst(verb.count)] + fields
  }

  private func lines(of comparison: CaseComparison, verb: String, path: String, location: (Int) -> String?) -> [String]
  {
    let title = comparison.title.map { " > \($0.onOneLine)" } ?? ""
    let head = aligned("\(verb) \(path.onOneLine)\(title)", comparison.headline)
    return [paint(verb, "1;31") + head.dropFirst(verb.count)] + hunks(of: comparison, location: location)
  }

  private func hunks(of comparison: CaseComparison, location: (Int) -> String?) -> [String] {
    let shown = comparison.shownRows(context: context)
    var differences = comparison.differences[...]
    var lines: [String] = []
    var previous: Int?
    for index in shown {
      if let previous, comparison.hasFrames(between: previous, and: index) { lines.append("       ...") }
      previous = index
      let row = comparison.rows[index]
      while let first = differences.first, first.row < index { differences.removeFirst() }
      let difference = differences.first.flatMap { $0.row == index ? $0 : nil }
      let values = difference?.values ?? []
      let place = row.actual.flatMap { comparison.actual?.frames[$0].isFromScript == true ? location($0) : nil }
      switch row.relation {
      case .same, .ignored, .reshaped:
        if let frame = comparison.actualFrame(row) { lines.append(aligned(marked(" ", cut(frame.description)), place)) }
      case .changed, .retimed, .missing, .surplus:
        if let frame = comparison.expectedFrame(row) {
          let text = excerpt(frame, values.map { ($0.path, $0.expected, $0.actual) })
          lines.append(paint(marked("-", text), "31"))
        }
        if let frame = comparison.actualFrame(row) {
          let text = excerpt(frame, values.map { ($0.path, $0.actual, $0.expected) })
          lines.append(paint(aligned(marked("+", text), place), "32"))
        }
        if row.relation == .changed {
          lines += difference?.remarks(on: values).map { cut("           (\($0.onOneLine))") } ?? []
        }
      case .echo: break
      }
    }
    return lines
  }

  /// The frame, or, where that is much wider than the screen, what it is about and the values that differ.
  private func excerpt(_ frame: Frame, _ values: [(path: String, value: JSONValue?, other: JSONValue?)]) -> String {
    let whole = frame.description
    if whole.utf8.count <= longest || whole.count <= longest || values.isEmpty { return cut(whole) }
    let head = String(decoding: frame.line[..<frame.subject.endIndex], as: UTF8.self).onOneLine
    let shown = values.map { value in
      let (text, other) = (value.value?.text ?? "nothing", value.other?.text ?? "nothing")
      return "\(value.path): \(text.fromDifference(to: other, longest: longest / 2))"
    }
    return cut("\(head)  \(shown.joined(separator: "  "))  (the rest is the same)")
  }

  /// The widest line that is shown whole.
  private var longest: Int { max(width * 2, 120) }

  private func cut(_ line: String) -> String {
    line.utf8.count > longest && line.count > longest ? line.prefix(longest - 3) + "..." : line
  }

  /// The line with a mark in the first column, which all but the longest times leave free.
  private func marked(_ mark: Character, _ line: String) -> String {
    let hasRoom = line.utf8.first == UInt8(ascii: " ")
    var text = String(mark)
    text += hasRoom ? line[line.utf8.index(after: line.startIndex)...] : line[...]
    return text
  }

  private func aligned(_ left: String, _ right: String?) -> String {
    guard let right else { return left }
    let gap = max(width - left.count - right.count, 2)
    return left + String(repeating: " ", count: gap) + right
  }

  private func paint(_ text: String, _ color: String) -> String {
    isColored ? "\u{1b}[\(color)m\(text)\u{1b}[0m" : text
  }
}

extension CaseComparison {
  /// What is to be said about the case in a few words: how many differences there are, and when the first one is.
  public var headline: String {
    switch verdict {
    case .missing: return "case is missing"
    case .surplus: return "case is not expected"
    case .moved: return "case stands at another place"
    case .same, .different, .reshaped, .wrongTime: break
    }
    var text = verdict == .wrongTime ? "right order, wrong time: " : ""
    text += differences.count == 1 ? "1 difference" : "\(differences.count) differences"
    if echoCount > 0 { text += echoCount == 1 ? " and 1 echo" : " and \(echoCount) echoes" }
    if let firstAt { text += ", first at \(firstAt.milliseconds)ms" }
    return text
  }

  /// The rows around each difference, and the action that each hunk goes back to.
  fileprivate func shownRows(context: Int) -> [Int] {
    var shown: [Int] = []
    for difference in differences {
      let start = max(difference.row - context, (shown.last ?? -1) + 1)
      if let cause = cause(of: difference.row), cause < start, cause > shown.last ?? -1 { shown.append(cause) }
      let end = min(difference.row + context, rows.count - 1)
      if start <= end { shown += start...end }
    }
    return shown.filter { rows[$0].relation != .echo }
  }

  /// The nearest row before a difference that the script caused.
  private func cause(of row: Int) -> Int? {
    rows[..<row].lastIndex { row in
      let frame = actualFrame(row) ?? expectedFrame(row)
      return frame?.kind == .action || frame?.kind == .emit
    }
  }

  /// Whether rows that would be shown lie between two that are.
  fileprivate func hasFrames(between first: Int, and second: Int) -> Bool {
    rows[(first + 1)..<second].contains { $0.relation != .echo }
  }
}

extension Frame {
  /// Whether a line of the script causes such frames.
  var isFromScript: Bool { kind == .action || kind == .emit || kind == .expectation }
}

extension String {
  /// The text, or, where it is long and begins like another one, what lies around the first difference.
  fileprivate func fromDifference(to other: String, longest: Int) -> String {
    if utf8.count <= longest { return self }
    let common = zip(unicodeScalars, other.unicodeScalars).prefix { $0 == $1 }.count
    let start = common - longest / 4
    return start <= 3 ? self : "..." + String(unicodeScalars.dropFirst(start))
  }

  /// The text as one word of a shell.
  package var asShellWord: String {
    let isPlain = !isEmpty && unicodeScalars.allSatisfy { "/._-+:@%".unicodeScalars.contains($0) || $0.isPlainLetter }
    return isPlain
      ? self : "'\(split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''"))'".onOneLine
  }
}

extension Unicode.Scalar {
  fileprivate var isPlainLetter: Bool { properties.isAlphabetic || ("0"..."9").contains(self) }
}
