import ExactStrings
import Synchronization

/// The text of a script and its name, from which diagnostics take the line to show.
package struct SourceText: Sendable {
  /// The name for messages, as the caller gave it.
  package let file: String
  /// The text, without a byte order mark.
  package let bytes: ArraySlice<UInt8>
  private let lineStarts = LineStarts()
  /// The longest line that a diagnostic holds as a whole, in bytes: there may be many diagnostics for one line.
  private static let longestLine = 4096

  /// Creates the text of a file; a byte order mark at its start is dropped.
  package init(file: String, bytes: ArraySlice<UInt8>) {
    self.file = file
    self.bytes = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes
  }

  /// The texts of all lines, without their line breaks; what follows the last line break is a line unless it is empty.
  package var lines: [String] {
    let starts = lineStarts.of(bytes)
    let count = starts.last == bytes.endIndex ? starts.count - 1 : starts.count
    return (0..<count).map { line($0 + 1) }
  }

  /// Returns the text of a line, counted from 1, without its line break; empty if there is no such line.
  ///
  /// Bytes that are not UTF-8 are shown as U+FFFD.
  package func line(_ number: Int) -> String {
    let starts = lineStarts.of(bytes)
    guard starts.indices.contains(number - 1) else { return "" }
    let start = starts[number - 1]
    let end = number < starts.count ? starts[number] - 1 : bytes.endIndex
    var line = bytes[start..<end]
    if line.last == UInt8(ascii: "\r") { line.removeLast() }
    return String(decoding: line, as: UTF8.self)
  }

  /// Returns the bytes of a place, as indices of `bytes`; nil if the text has no such place.
  package func bytes(of range: SourceRange) -> Range<Int>? {
    let starts = lineStarts.of(bytes)
    guard starts.indices.contains(range.line - 1) else { return nil }
    var ends = bytes[starts[range.line - 1]...].indices.lazy.filter { bytes[$0] & 0xC0 != 0x80 }.makeIterator()
    var start = ends.next()
    for _ in 1..<max(1, range.column) { start = ends.next() }
    guard let start else { return nil }
    var end: Int? = start
    for _ in 0..<range.length { end = ends.next() }
    return start..<(end ?? bytes.endIndex)
  }

  /// Returns a diagnostic for a place in this text.
  package func diagnostic(_ message: String, at range: SourceRange, note: String? = nil) -> Diagnostic {
    let (text, column) = excerpt(around: range)
    return Diagnostic(message, file: file, range: range, lineText: text, lineTextColumn: column, note: note)
  }

  /// Returns the line of a place, with the column 1; for a very long line, the part around the place, with the column
  /// where the part starts.
  private func excerpt(around range: SourceRange) -> (text: String, column: Int) {
    let line = line(range.line)
    if line.utf8.count <= Self.longestLine { return (line, 1) }
    let (scalars, column) = (line.unicodeScalars, max(1, range.column - Self.longestLine / 2))
    let part = scalars.dropFirst(column - 1).prefix(Self.longestLine)
    return (String(part), column)
  }
}

/// The places where the lines of a text begin. They are found when a line is first needed, because most texts have no
/// mistake to show.
private final class LineStarts: Sendable {
  private let known = Mutex<[Int]?>(nil)

  /// Returns the places where the lines of a text begin. Each call has to pass the same text.
  func of(_ bytes: ArraySlice<UInt8>) -> [Int] {
    known.withLock { known in
      if let known { return known }
      let breaks = bytes.indices.lazy.filter { bytes[$0] == UInt8(ascii: "\n") }
      let starts = [bytes.startIndex] + breaks.map { $0 + 1 }
      known = starts
      return starts
    }
  }
}
