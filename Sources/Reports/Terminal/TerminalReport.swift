import Comparison
import ExactStrings
import JSONValues
import Timelines

/// The text of a comparison for a terminal: one screen shows the first difference, the script line that caused it, and
/// the command to type next.
package struct TerminalReport: Sendable {
  /// The number of frames that are shown around a difference.
  package var context: Int
  /// Whether echoes of earlier differences are shown, too.
  package var showsEchoes: Bool
  /// Whether every frame is shown whole, however wide it is. Otherwise lists that do not fit the width show only some
  /// rows, and differences only the rows that differ.
  package var isWhole: Bool
  /// The column at which script locations and counts end.
  package var width: Int
  /// Whether escape sequences for colours are written; the text has the same meaning without them.
  package var isColored: Bool

  /// Creates a report with these settings.
  package init(
    context: Int = 3, showsEchoes: Bool = false, isWhole: Bool = false, width: Int = 88, isColored: Bool = false
  ) {
    self.context = max(context, 0)
    self.showsEchoes = showsEchoes
    self.isWhole = isWhole
    self.width = width
    self.isColored = isColored
  }

  /// Returns the report on every case of a script that differs, including the last line end; empty if nothing differs.
  ///
  /// `path` is the script as the user would type it. Where the causes of the frames are known, a frame that is a
  /// statement ends with its place, such as `search.reel:8`. So does a frame that differs, if no such frame is above
  /// it.
  package func text(of comparison: TimelineComparison, path: String) -> String {
    text(of: comparison, verb: "FAIL", path: path)
  }

  /// Returns the report on two timelines that are only compared; empty if nothing differs.
  package func difference(_ comparison: TimelineComparison, path: String) -> String {
    text(of: comparison, verb: "DIFF", path: path)
  }

  /// Returns the frames around the differences of one case, including the last line end, without the line that names
  /// the case; empty if nothing differs.
  package func excerpt(of comparison: CaseComparison, path: String) -> String {
    var text = ""
    writeHunks(of: comparison, path: path, to: &text)
    return text
  }

  /// Returns the report on fields that were added to, or removed from, every state of a script's cases; empty if there
  /// are none.
  package func shapes(of comparison: TimelineComparison, path: String) -> String {
    var text = ""
    writeShapes(of: comparison, verb: "FAIL", path: path, to: &text)
    return text
  }

  /// Returns the report on one case of a script; empty if nothing differs except the fields that `shapes(of:path:)`
  /// reports.
  package func text(of comparison: CaseComparison, path: String) -> String {
    var text = ""
    write(comparison, verb: "FAIL", path: path, to: &text)
    return text
  }

  /// Returns the word that begins a line about a failure, as the terminal shows it.
  package func shown(verb: String) -> String { isColored ? "\u{1b}[1;31m\(verb)\u{1b}[0m" : verb }

  private func text(of comparison: TimelineComparison, verb: String, path: String) -> String {
    var text = ""
    writeShapes(of: comparison, verb: verb, path: path, to: &text)
    for comparison in comparison.cases { write(comparison, verb: verb, path: path, to: &text) }
    return text
  }

  private func write(_ comparison: CaseComparison, verb: String, path: String, to text: inout String) {
    if comparison.verdict == .same || comparison.verdict == .reshaped { return }
    let title = comparison.title.map { " > \($0.onOneLine)" } ?? ""
    writeHead(verb, "\(path.onOneLine)\(title)", comparison.headline, to: &text)
    writeHunks(of: comparison, path: path, to: &text)
  }

  /// Writes the fields that were added to, or removed from, every state: once, above all cases.
  private func writeShapes(of comparison: TimelineComparison, verb: String, path: String, to text: inout String) {
    if comparison.shapes.isEmpty { return }
    writeHead(verb, path.onOneLine, "the state has another shape", to: &text)
    for shape in comparison.shapes {
      let isAdded = shape.change.kind == .added
      let place = "\(shape.reactor.onOneLine), \(counted(shape.caseCount, "case"))"
      write(isAdded ? "+" : "-", "           \(shape.change)", place: place, color: isAdded ? "32" : "31", to: &text)
    }
  }

  private func writeHunks(of comparison: CaseComparison, path: String, to text: inout String) {
    var differences = comparison.differences[...]
    var previous: Int?
    /// The places of the statements that were shown above.
    var known: [String] = []
    for index in comparison.shownRows(context: context, alsoEchoes: showsEchoes) {
      if let previous, comparison.hasFrames(between: previous, and: index) { text += "       ...\n" }
      previous = index
      let row = comparison.rows[index]
      var place: String?
      let side = row.actual == nil ? comparison.expected : comparison.actual
      if let cause = (row.actual ?? row.expected).flatMap({ side?.frames.causes[$0] }) {
        let statement = cause.place.text(in: side?.script ?? path)
        let isStatement = cause == .statement(cause.place)
        if isStatement || row.relation.isListed && !known.contains(statement) { place = statement }
        if isStatement { known.append(statement) }
      }
      switch row.relation {
      case .same, .ignored, .reshaped:
        if let frame = comparison.actualFrame(row) { write(" ", shown(frame), place: place, to: &text) }
      case .changed, .retimed, .missing, .surplus:
        while let first = differences.first, first.row < index { differences.removeFirst() }
        if let difference = differences.first { write(difference, place: place, to: &text) }
      case .echo: writeEcho(row, of: comparison, place: place, to: &text)
      }
    }
  }

  private func writeEcho(
    _ row: CaseComparison.Row, of comparison: CaseComparison, place: String?, to text: inout String
  ) {
    if let frame = comparison.expectedFrame(row) { write("-", shown(frame), color: "31", to: &text) }
    if let frame = comparison.actualFrame(row) {
      write("+", shown(frame), place: place, color: "32", to: &text)
    }
  }

  private func write(_ difference: Difference, place: String?, to text: inout String) {
    let values = difference.values
    if let frame = difference.expected {
      let shown = excerpt(frame, values.map { ($0.path, $0.expected, $0.actual) })
      write("-", shown, place: difference.actual == nil ? place : nil, color: "31", to: &text)
    }
    if let frame = difference.actual {
      let shown = excerpt(frame, values.map { ($0.path, $0.actual, $0.expected) })
      write("+", shown, place: place, color: "32", to: &text)
    }
    guard difference.relation == .changed else { return }
    for remark in difference.remarks(on: values) { text += cut("           (\(remark.onOneLine))") + "\n" }
  }

  /// Returns the frame, or, where it is much wider than the screen, its subject and the values that differ.
  private func excerpt(_ frame: Frame, _ values: [(path: String, value: JSONValue?, other: JSONValue?)]) -> String {
    let whole = frame.description
    if fits(whole) { return whole }
    if values.isEmpty { return shown(frame) }
    let pieces = values.map { value in
      let (text, other) = (value.value?.text ?? "nothing", value.other?.text ?? "nothing")
      return FoldedLine.Piece(
        text: "\(value.path): \(text.fromDifference(to: other, longest: longest / 2))",
        group: StatePath(value.path)?.row?.list.description)
    }
    // A row that only the other side has is shown there.
    let own = zip(values, pieces).filter { $0.value != nil || $1.group == nil }.map(\.1)
    let head = String(decoding: frame.line[..<frame.subject.endIndex], as: UTF8.self)
    let line = FoldedLine(head: head, pieces: own.isEmpty ? pieces : own, tail: "  (the rest is the same)")
    return cut(line.text(width: width))
  }

  /// Returns the frame, or as much of it as fits the screen.
  private func shown(_ frame: Frame) -> String { isWhole ? frame.description : cut(frame.shown(width: width)) }

  private func fits(_ line: String) -> Bool { isWhole || line.utf8.count <= longest || line.count <= longest }

  /// The widest line that is shown whole.
  private var longest: Int { FoldedLine.longest(on: width) }

  private func cut(_ line: String) -> String { fits(line) ? line : line.prefix(longest - 3) + "..." }

  /// Writes a line with the verb, the subject and a short description.
  private func writeHead(_ verb: String, _ subject: String, _ headline: String, to text: inout String) {
    text += "\(shown(verb: verb)) \(subject)"
    write(headline, behind: verb.count + 1 + subject.count, to: &text)
    text += "\n"
  }

  /// Writes a line with a mark in the first column, which all but the longest times leave free.
  private func write(
    _ mark: String, _ line: String, place: String? = nil, color: String? = nil, to text: inout String
  ) {
    let color = isColored ? color : nil
    if let color { text += "\u{1b}[\(color)m" }
    let hasRoom = line.utf8.first == UInt8(ascii: " ")
    if hasRoom, mark == " " {
      text += line
    } else {
      text += mark
      text += hasRoom ? line[line.utf8.index(after: line.startIndex)...] : line[...]
    }
    if let place { write(place, behind: hasRoom ? line.count : line.count + 1, to: &text) }
    text += color == nil ? "\n" : "\u{1b}[0m\n"
  }

  /// Writes a text at the end of a line that has `columns` columns so far.
  private func write(_ place: String, behind columns: Int, to text: inout String) {
    text += String(repeating: " ", count: max(width - columns - place.count, 2))
    text += place
  }
}

extension TimelineCase {
  /// The name of the case in a sentence.
  fileprivate var call: String { title.map { "called '\($0.onOneLine)'" } ?? "without a title" }
}

extension CaseComparison {
  /// The case in a few words: the number of differences, and the time of the first one.
  package var headline: String {
    switch verdict {
    case .missing: return renamed.map { "case is now \($0.call)" } ?? "case is gone"
    case .surplus: return renamed.map { "case was \($0.call)" } ?? "case is new"
    case .moved: return "case stands at another place"
    case .reshaped: return "the state has another shape"
    case .same, .different, .wrongTime: break
    }
    var text = isMoved ? "case stands at another place, " : ""
    text += verdict == .wrongTime ? "right order, wrong time: " : ""
    text += counted(differences.count, "difference")
    if echoCount > 0 { text += echoCount == 1 ? " and 1 echo" : " and \(echoCount) echoes" }
    if let firstAt { text += ", first at \(firstAt.milliseconds)ms" }
    return text
  }

  /// Returns the rows around each difference, and the action that causes each hunk.
  fileprivate func shownRows(context: Int, alsoEchoes: Bool) -> [Int] {
    var shown: [Int] = []
    for difference in differences {
      let start = max(difference.row - min(context, rows.count), (shown.last ?? -1) + 1)
      if let cause = statement(behind: difference.row), cause < start, cause > shown.last ?? -1 { shown.append(cause) }
      let end = min(difference.row + min(context, rows.count), rows.count - 1)
      if start <= end { shown += start...end }
    }
    return alsoEchoes ? shown : shown.filter { rows[$0].relation != .echo }
  }

  /// Returns the cause of the row's played frame, if there is one and its cause is known.
  func cause(of row: Row) -> Record.Cause? { row.actual.flatMap { actual?.frames.causes[$0] } }

  /// Returns the row of the statement that caused a difference; if the cause is not known, the nearest action or pushed
  /// value before it.
  private func statement(behind difference: Int) -> Int? {
    if case .consequence(of: let place)? = cause(of: rows[difference]),
      let known = rows[..<difference].lastIndex(where: { cause(of: $0) == .statement(place) })
    {
      return known
    }
    return rows[..<difference].lastIndex { row in
      let frame = actualFrame(row) ?? expectedFrame(row)
      return frame?.kind == .action || frame?.kind == .emit
    }
  }

  /// Returns whether there are rows to show between two rows that are shown.
  fileprivate func hasFrames(between first: Int, and second: Int) -> Bool {
    rows[(first + 1)..<second].contains { $0.relation != .echo }
  }
}

extension String {
  /// Returns the text, or, where it is long and has the same beginning as another one, the part around the first
  /// difference.
  fileprivate func fromDifference(to other: String, longest: Int) -> String {
    if utf8.count <= longest { return self }
    let common = zip(unicodeScalars, other.unicodeScalars).prefix { $0 == $1 }.count
    let start = common - longest / 4
    return start <= 3 ? self : "..." + String(unicodeScalars.dropFirst(start))
  }
}
