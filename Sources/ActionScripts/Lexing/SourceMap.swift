/// Finds the lines and columns of byte offsets in the text of one statement.
struct SourceMap {
  /// The statement's lines, from the start of the first one.
  let text: UnsafeBufferPointer<UInt8>
  /// The number of the first line.
  let line: Int
  /// The column of the first byte of the text: 1, but for the rest of a line too long to be kept.
  let column: Int

  /// How much of an over-long line a diagnostic keeps on each side of the place, in bytes.
  private static let margin = 1024

  /// The place of these bytes; a stretch ends with its first line.
  func place(_ range: Range<Int>) -> SourceRange {
    let start = min(range.lowerBound, text.count)
    let (lineStart, number) = lineBegin(of: start)
    let end = min(range.upperBound, lineEnd(from: start))
    let before = scalars(in: lineStart..<start)
    return SourceRange(
      line: line + number, column: (number == 0 ? column : 1) + before, length: max(1, scalars(in: start..<end)))
  }

  /// A diagnostic for a fault in this text.
  func diagnostic(_ fault: SyntaxFault, file: String) -> Diagnostic {
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

  /// The bytes at a place in this text; the end of the text for places beyond it.
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

  /// The start of the line that holds an offset, and how many lines stand before it.
  private func lineBegin(of offset: Int) -> (start: Int, number: Int) {
    var start = 0
    var number = 0
    for index in 0..<offset where text[index] == UInt8(ascii: "\n") {
      start = index + 1
      number += 1
    }
    return (start, number)
  }

  private func lineEnd(from offset: Int) -> Int {
    var end = offset
    while end < text.count, text[end] != UInt8(ascii: "\n") { end += 1 }
    return end
  }

  private func scalars(in range: Range<Int>) -> Int {
    var count = 0
    for index in range where text[index] & 0xC0 != 0x80 { count += 1 }
    return count
  }
}

/// What is wrong with a statement, and at which bytes of its text.
struct SyntaxFault: Error {
  var message: String
  var range: Range<Int>
  var note: String?

  init(_ message: String, _ range: Range<Int>, note: String? = nil) {
    self.message = message
    self.range = range
    self.note = note
  }
}
