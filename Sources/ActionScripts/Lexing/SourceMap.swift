/// Finds the lines and columns of byte offsets in the text of one statement.
struct SourceMap {
  /// The statement's lines, from the start of the first one.
  let text: UnsafeBufferPointer<UInt8>
  /// The number of the first line.
  let line: Int
  /// The column of the first byte of the text: 1, unless the beginning of a very long line was dropped.
  let column: Int

  /// The number of bytes of a very long line that a diagnostic keeps on each side of the place.
  private static let margin = 1024

  /// Whether the text is one line of ASCII characters, where offsets are columns.
  private let isSimple: Bool
  /// The last offset and its position; the next place usually comes after it.
  private let cursor: Cursor?

  /// Creates the map of a statement's text.
  init(text: UnsafeBufferPointer<UInt8>, line: Int, column: Int) {
    self.text = text
    self.line = line
    self.column = column
    let content = text.last == UInt8(ascii: "\n") ? text.dropLast() : text[...]
    isSimple = content.allSatisfy { $0 < 0x80 && $0 != UInt8(ascii: "\n") }
    cursor = isSimple ? nil : Cursor(column: column)
  }

  /// Counts lines and columns up to an offset.
  private final class Cursor {
    let firstColumn: Int
    var offset = 0
    var number = 0
    var column: Int

    init(column: Int) {
      firstColumn = column
      self.column = column
    }

    func move(to target: Int, in text: UnsafeBufferPointer<UInt8>) {
      if target < offset { (offset, number, column) = (0, 0, firstColumn) }
      while offset < target {
        if text[offset] == UInt8(ascii: "\n") {
          number += 1
          column = 1
        } else if text[offset] & 0xC0 != 0x80 {
          column += 1
        }
        offset += 1
      }
    }
  }

  /// Returns the place of a range of bytes; it ends at the end of its first line.
  func place(_ range: Range<Int>) -> SourceRange {
    let start = min(range.lowerBound, text.count)
    let end = min(range.upperBound, text.count)
    guard let cursor else {
      return SourceRange(line: line, column: column + start, length: max(1, end - start))
    }
    cursor.move(to: start, in: text)
    var length = 0
    for index in start..<end {
      if text[index] == UInt8(ascii: "\n") { break }
      if text[index] & 0xC0 != 0x80 { length += 1 }
    }
    return SourceRange(line: line + cursor.number, column: cursor.column, length: max(1, length))
  }

  /// Returns a diagnostic for an error in this text.
  func diagnostic(_ fault: SyntaxError, file: String) -> Diagnostic {
    let start = min(fault.range.lowerBound, text.count)
    let (lineStart, number) = lineBegin(of: start)
    var end = lineEnd(from: start)
    if end > lineStart, text[end - 1] == UInt8(ascii: "\r") { end -= 1 }
    var from = max(lineStart, start - Self.margin)
    var to = min(end, start + 2 * Self.margin)
    while from > lineStart, text[from] & 0xC0 == 0x80 { from -= 1 }
    while to < end, text[to] & 0xC0 == 0x80 { to += 1 }
    let shift = (number == 0 ? column : 1) + scalars(in: lineStart..<from)
    return Diagnostic(
      fault.message, file: file, range: place(fault.range),
      lineText: String(decoding: text[from..<max(from, to)], as: UTF8.self), lineTextColumn: shift, note: fault.note)
  }

  /// Returns the offset of a place in this text, as an empty range; the end of the text for places beyond it.
  func offset(of range: SourceRange) -> Range<Int> {
    var index = 0
    for _ in 0..<max(0, range.line - line) { index = min(text.count, lineEnd(from: index) + 1) }
    var left = range.column - (range.line == line ? column : 1)
    while left > 0, index < text.count {
      index += 1
      while index < text.count, text[index] & 0xC0 == 0x80 { index += 1 }
      left -= 1
    }
    return index..<index
  }

  /// Returns the start of the line of an offset, and the number of lines before it.
  private func lineBegin(of offset: Int) -> (start: Int, number: Int) {
    let before = text[..<offset]
    let newline = UInt8(ascii: "\n")
    return (before.lastIndex(of: newline).map { $0 + 1 } ?? 0, before.count { $0 == newline })
  }

  private func lineEnd(from offset: Int) -> Int { text[offset...].firstIndex(of: UInt8(ascii: "\n")) ?? text.count }

  private func scalars(in range: Range<Int>) -> Int { text[range].count { $0 & 0xC0 != 0x80 } }
}
