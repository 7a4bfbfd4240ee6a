/// Reads a script chunk by chunk, and yields each statement as soon as its line is complete.
///
///     var reader = ScriptReader(file: "<stdin>")
///     while let chunk = read() {
///       reader.feed(chunk)
///       while let element = reader.next() { play(element) }
///     }
///     reader.finish()
///     while let element = reader.next() { play(element) }
///
/// A statement with an error yields a diagnostic, and the reader continues after it. Memory does not grow with the
/// input: the reader keeps the unread bytes and the text of the last statement.
package struct ScriptReader: Sendable {
  /// A statement or a diagnostic.
  package enum Element: Hashable, Sendable {
    /// A statement.
    case statement(Statement)
    /// An error in a statement.
    case diagnostic(Diagnostic)
  }

  enum Mode {
    /// Only empty lines so far.
    case undetermined
    /// Statements on lines of their own.
    case lines
    /// Statements as elements of an array.
    case array
  }

  /// The name for messages, as the caller gave it.
  package let file: String
  let requested: ScriptNotation?
  var mode = Mode.undetermined
  var sawOnlyJSON = true
  var sawStatement = false
  var sawBlankLine = false

  var buffer: [UInt8] = []
  /// The offset of the first byte of `buffer` in the input.
  var bufferOffset = 0
  /// The offset of the next byte to read.
  var position = 0
  /// The line of `position`.
  var line = 1
  var isFinished = false

  /// The start of the text that diagnostics show, which is the start of a line; `anchorEnd` is its end.
  var anchor = 0
  var anchorLine = 1
  var anchorColumn = 1
  var anchorEnd = 0

  var lexer = LineLexer()
  /// The length of the open statement that was read, from `anchor`; nil if there is none.
  var openLength: Int?
  /// The offset up to which there is no line break.
  var searched = 0
  var elements = ElementScanner()
  var remembered = RememberedLines()
  var hasRememberedLine = false
  /// Whether the last element ends on another line than it begins.
  var spansLines = false

  /// Creates a reader at the start of a script.
  ///
  /// - Parameters:
  ///   - file: The name for messages.
  ///   - notation: The notation; nil to detect it.
  package init(file: String, notation: ScriptNotation? = nil) {
    self.file = file
    requested = notation
  }

  /// The notation so far: `lines` once a statement was not JSON.
  package var notation: ScriptNotation {
    if let requested { return requested }
    if mode == .array { return .json }
    return sawStatement && sawOnlyJSON ? .jsonLines : .lines
  }

  /// The number of bytes of a statement that is not complete yet.
  package var unreadCount: Int { buffer.count - position }

  /// Adds the next bytes of the input.
  package mutating func feed(_ bytes: some Collection<UInt8>) {
    if anchor > 0 {
      buffer.removeFirst(anchor)
      bufferOffset += anchor
      position -= anchor
      searched = max(0, searched - anchor)
      anchorEnd -= anchor
      elements.shift(by: anchor)
      anchor = 0
    }
    buffer.append(contentsOf: bytes)
  }

  /// Marks the end of the input.
  package mutating func finish() {
    isFinished = true
  }

  /// Returns the next statement or diagnostic; nil if more bytes are needed, or, after `finish()`, at the end.
  package mutating func next() -> Element? {
    switch mode {
    case .lines: return nextLine()
    case .array: return nextElement()
    case .undetermined: return determineMode() ? next() : nil
    }
  }

  /// Returns a diagnostic for a place in the statement that `next()` yielded last.
  package func diagnostic(_ message: String, at range: SourceRange, note: String? = nil) -> Diagnostic {
    buffer.withUnsafeBufferPointer { bytes in
      let text = UnsafeBufferPointer(rebasing: bytes[anchor..<max(anchor, anchorEnd)])
      let map = SourceMap(text: text, line: anchorLine, column: anchorColumn)
      var diagnostic = map.diagnostic(SyntaxError(message, map.offset(of: range), note: note), file: file)
      diagnostic.range = range
      return diagnostic
    }
  }
}

// Detection of the notation.
extension ScriptReader {
  /// Searches for the first character that is not a blank; returns false if more bytes are needed.
  private mutating func determineMode() -> Bool {
    if bufferOffset == 0, position == 0 {
      let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
      if buffer.count < 3, !isFinished, mark.starts(with: buffer) { return false }
      if buffer.starts(with: mark) { drop(3) }
    }
    var index = position
    while index < buffer.count {
      switch buffer[index] {
      case UInt8(ascii: "\n"):
        line += 1
        index += 1
        drop(index - position)
      case 0x20, 0x09, 0x0D: index += 1
      case UInt8(ascii: "["):
        mode = requested == nil || requested == .json ? .array : .lines
        return true
      default:
        mode = requested == .json ? .array : .lines
        return true
      }
    }
    return false
  }

  /// Skips bytes that no diagnostic will show.
  private mutating func drop(_ count: Int) {
    position += count
    anchor = position
    anchorEnd = position
    searched = position
    anchorLine = line
  }
}
