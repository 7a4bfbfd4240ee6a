import JSONValues

extension Diagnostic: CustomStringConvertible {
  /// The greatest width of the shown part of a line, in terminal columns.
  private static let shownWidth = 200
  /// The greatest length of a note, in characters; enough for a list of names.
  private static let noteLength = 1_000
  /// The distance of tab stops, in columns.
  private static let tabWidth = 4

  /// The diagnostic as four lines, without a newline at the end: message, place, line, caret with the note. The file of
  /// a fragment adds a fifth line, which tells where it is included.
  ///
  ///     error: unknown action 'updateQery'
  ///      --> search.reel:6:1
  ///     6 | updateQery React
  ///       | ^^^^^^^^^^ did you mean 'updateQuery'?
  ///
  /// Control characters and bidirectional marks are shown as escape sequences. Tabs extend to the next multiple of four
  /// columns. Of a line wider than 200 columns only the part around the caret is shown. Without a place in a line, the
  /// caret is missing, and the note follows after `=`; without its text, the line is missing too. Without a file, the
  /// message stands alone and is not cut.
  public var description: String {
    if file.isEmpty { return "error: \(message.escapedForDisplay)" }
    let isLong = message.unicodeScalars.count > Self.shownWidth
    let shown = isLong ? message.prefix(Self.shownWidth) + "..." : message
    let note = note.map { ($0.count > Self.noteLength ? $0.prefix(Self.noteLength) + "..." : $0).escapedForDisplay }
    let hasColumn = range.column > 0
    let hasLine = hasColumn || range.line > 0 && !lineText.isEmpty
    let number = hasLine ? String(range.line) : " "
    let gutter = String(repeating: " ", count: number.utf8.count)
    var text = "error: \(shown.escapedForDisplay)\n\(gutter)--> \(file.escapedForDisplay)"
    for part in [range.line, range.column] where part > 0 { text += ":\(part)" }
    let (line, caretStart, caretWidth) = excerpt()
    if hasLine { text += "\n\(number) |" + (line.isEmpty ? "" : " \(line)") }
    if hasColumn {
      text += "\n\(gutter) | " + String(repeating: " ", count: caretStart) + String(repeating: "^", count: caretWidth)
      if let note { text += " \(note)" }
    } else if let note {
      text += "\n\(gutter) = \(note)"
    }
    if let includedAt { text += "\n\(gutter) = included at \(includedAt.escapedForDisplay)" }
    return text
  }

  /// Returns the part of the line to show, and the position of the caret below it, in terminal columns.
  private func excerpt() -> (line: String, caretStart: Int, caretWidth: Int) {
    let caret = max(0, range.column - lineTextColumn)
    var cells: [(text: String, width: Int)] = []
    var column = 0
    var caretColumn = Int.max
    for scalar in lineText.unicodeScalars {
      if cells.count == caret { caretColumn = column }
      // More than this is never shown after the caret, however long the line is.
      if caretColumn < Int.max, column > caretColumn + Self.shownWidth { break }
      let cell = Self.cell(of: scalar, at: column)
      column += cell.width
      cells.append(cell)
    }
    let caretCells = min(caret, cells.count)..<min(caret + max(1, range.length), cells.count)
    var shown = 0..<cells.count
    if column > Self.shownWidth || lineTextColumn > 1 {
      shown = window(around: caretCells, of: cells.map(\.width))
    }
    let isCutBefore = shown.lowerBound > 0 || lineTextColumn > 1
    let isCutBehind = shown.upperBound < cells.count
    let line = (isCutBefore ? "..." : "") + cells[shown].map(\.text).joined() + (isCutBehind ? "..." : "")
    let before = cells[shown.lowerBound..<caretCells.lowerBound].reduce(0) { $0 + $1.width }
    let width = cells[caretCells.clamped(to: shown)].reduce(0) { $0 + $1.width }
    return (line, before + (isCutBefore ? 3 : 0), max(1, width))
  }

  /// Returns the cells to show: the caret with a third of the width before it, then as many as fit after it.
  private func window(around caret: Range<Int>, of widths: [Int]) -> Range<Int> {
    var start = caret.lowerBound
    var used = 0
    while start > 0, used + widths[start - 1] <= Self.shownWidth / 3 {
      start -= 1
      used += widths[start]
    }
    var end = caret.lowerBound
    while end < widths.count, used + widths[end] <= Self.shownWidth {
      used += widths[end]
      end += 1
    }
    while start > 0, used + widths[start - 1] <= Self.shownWidth {
      start -= 1
      used += widths[start]
    }
    return start..<end
  }

  private static func cell(of scalar: Unicode.Scalar, at column: Int) -> (text: String, width: Int) {
    if scalar == "\t" {
      let width = tabWidth - column % tabWidth
      return (String(repeating: " ", count: width), width)
    }
    if scalar.isUnclearInText {
      let text = String(scalar).escapedForDisplay
      return (text, text.utf8.count)
    }
    return (String(scalar), scalar.displayWidth)
  }
}

extension String {
  /// The text with escapes for everything that could change how a terminal shows it, and for blanks that are no spaces;
  /// quotes and backslashes stay.
  var escapedForDisplay: String {
    guard unicodeScalars.contains(where: \.isUnclearInText) else { return self }
    return TextBuffer.string { text in
      for scalar in unicodeScalars {
        if scalar.isHarmfulInText || !scalar.isUnclearInText {
          text.write(escapingHarmfulOf: String(scalar))
        } else {
          text.write(numberOf: scalar)
        }
      }
    }
  }

  /// The text in single quotes for a message: escaped, and cut after 60 characters.
  var quotedForMessage: String {
    let head = unicodeScalars.prefix(61)
    if head.count <= 60 { return "'\(escapedForDisplay)'" }
    return "'\(String(String.UnicodeScalarView(head.prefix(57))).escapedForDisplay)...'"
  }
}

extension Unicode.Scalar {
  /// Whether a reader could take the scalar for another one: it changes how a terminal shows the text, or is a blank
  /// that is no space.
  fileprivate var isUnclearInText: Bool {
    isHarmfulInText || self != " " && properties.generalCategory == .spaceSeparator
  }
}
