/// Reads a script piece by piece, and yields each statement as soon as its line is complete.
///
///     var reader = ScriptReader(file: "<stdin>")
///     while let chunk = read() {
///       reader.feed(chunk)
///       while let element = reader.next() { play(element) }
///     }
///     reader.finish()
///     while let element = reader.next() { play(element) }
///
/// A statement with an error is a diagnostic, and the reader goes on behind it. Memory does not grow with the input: the
/// reader keeps what was not read yet, and the text of the statement that it yielded last.
public struct ScriptReader: Sendable {
  /// What the reader finds.
  public enum Element: Hashable, Sendable {
    /// A statement.
    case statement(Statement)
    /// Why a statement cannot be read.
    case diagnostic(Diagnostic)
  }

  private enum Mode {
    /// Nothing was seen yet but empty lines.
    case undetermined
    /// Statements stand on lines of their own.
    case lines
    /// Statements are the elements of an array.
    case array
  }

  /// The name for messages, as the caller gave it.
  public let file: String
  private let requested: ScriptNotation?
  private var mode = Mode.undetermined
  private var sawOnlyJSON = true
  private var sawStatement = false
  private var sawBlankLine = false

  private var buffer: [UInt8] = []
  /// The offset of the first byte of `buffer` in the input.
  private var bufferOffset = 0
  /// The next byte to read.
  private var position = 0
  /// The line of `position`.
  private var line = 1
  private var isFinished = false

  /// The text that diagnostics show: from the start of a line to `position`, or to where a statement may continue.
  private var anchor = 0
  private var anchorLine = 1
  private var anchorColumn = 1
  private var anchorEnd = 0

  private var lexer = LineLexer()
  /// How far the open statement was read, behind its `anchor`; nil where none is open.
  private var openLength: Int?
  /// Up to where no end of a line stands.
  private var searched = 0
  private var elements = ElementScanner()
  /// Whether the element that was yielded last ends on another line than it begins.
  private var spansLines = false

  /// A reader at the start of a script.
  ///
  /// - Parameters:
  ///   - file: The name for messages.
  ///   - notation: The notation, if it shall not be found out.
  public init(file: String, notation: ScriptNotation? = nil) {
    self.file = file
    requested = notation
  }

  /// The notation so far: `lines` as soon as one statement was not JSON.
  public var notation: ScriptNotation {
    if let requested { return requested }
    if mode == .array { return .json }
    return sawStatement && sawOnlyJSON ? .jsonLines : .lines
  }

  /// Takes the next bytes of the input.
  public mutating func feed(_ bytes: some Collection<UInt8>) {
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

  /// Tells that no more bytes will come.
  public mutating func finish() {
    isFinished = true
  }

  /// The next statement or diagnostic; nil if more bytes are needed, or, after `finish()`, at the end.
  public mutating func next() -> Element? {
    switch mode {
    case .lines: return nextLine()
    case .array: return nextElement()
    case .undetermined: return determineMode() ? next() : nil
    }
  }

  /// A diagnostic that points into the statement that `next()` yielded last.
  public func diagnostic(_ message: String, at range: SourceRange, note: String? = nil) -> Diagnostic {
    buffer.withUnsafeBufferPointer { bytes in
      let text = UnsafeBufferPointer(rebasing: bytes[anchor..<max(anchor, anchorEnd)])
      let map = SourceMap(text: text, line: anchorLine, column: anchorColumn)
      var diagnostic = map.diagnostic(SyntaxFault(message, map.offset(of: range), note: note), file: file)
      diagnostic.range = range
      return diagnostic
    }
  }
}

// Which notation it is.
extension ScriptReader {
  /// Looks for the first character that is no blank; false if more bytes are needed.
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

  /// Passes bytes that no diagnostic will show.
  private mutating func drop(_ count: Int) {
    position += count
    anchor = position
    anchorEnd = position
    searched = position
    anchorLine = line
  }
}

// One statement a line.
extension ScriptReader {
  private mutating func nextLine() -> Element? {
    while true {
      if openLength == nil {
        anchor = position
        anchorLine = line
        anchorEnd = position
        if requested != .jsonLines, let statement = bareWord() { return .statement(statement) }
        lexer.reset()
      }
      guard let length = readLines() else { return nil }
      position = anchor + length
      anchorEnd = position
      searched = position
      openLength = nil
      if length == 0 { return nil }
      if lexer.isBlank {
        sawBlankLine = sawStatement
        continue
      }
      return element()
    }
  }

  /// The action on a line that holds nothing but one name; nil for every other line.
  private mutating func bareWord() -> Statement? {
    let start = position
    let found = buffer.withUnsafeBufferPointer { bytes -> (name: String, end: Int)? in
      guard start < bytes.count, Names.isStartByte(bytes[start]) else { return nil }
      var end = start + 1
      while end < bytes.count, Names.isNameByte(bytes[end]) { end += 1 }
      guard end < bytes.count, bytes[end] == UInt8(ascii: "\n") else { return nil }
      return (String(decoding: UnsafeBufferPointer(rebasing: bytes[start..<end]), as: UTF8.self), end)
    }
    guard let found else { return nil }
    let range = SourceRange(line: line, column: 1, length: found.end - start)
    position = found.end + 1
    anchorEnd = position
    searched = position
    line += 1
    let statement = Statement(
      .action(ActionCall(name: Located(found.name, range))), followsBlankLine: sawBlankLine, range: range)
    sawBlankLine = false
    sawStatement = true
    sawOnlyJSON = false
    return statement
  }

  /// Reads the lines of one statement into the lexer, and returns their length; nil if more bytes are needed.
  private mutating func readLines() -> Int? {
    var length = openLength ?? 0
    while true {
      let lineStart = anchor + length
      searched = max(searched, lineStart)
      let lineEnd = buffer.withUnsafeBufferPointer { bytes -> Int in
        var index = searched
        while index < bytes.count, bytes[index] != UInt8(ascii: "\n") { index += 1 }
        return index
      }
      searched = lineEnd
      if lineEnd == buffer.count, !isFinished {
        openLength = length
        return nil
      }
      if length > 0, !continuesJSON(lineStart..<lineEnd) {
        closeStatement(at: lineStart)
        return length
      }
      read(lineStart..<lineEnd)
      length = min(lineEnd + 1, buffer.count) - anchor
      if lineEnd < buffer.count { line += 1 }
      if lexer.fault != nil || !lexer.isOpen { return length }
      if lineEnd == buffer.count {
        closeStatement(at: lineEnd)
        return length
      }
    }
  }

  private mutating func read(_ range: Range<Int>) {
    buffer.withUnsafeBufferPointer { bytes in
      let text = UnsafeBufferPointer(rebasing: bytes[anchor..<range.upperBound])
      var end = text.count
      if end > range.lowerBound - anchor, text[end - 1] == UInt8(ascii: "\r") { end -= 1 }
      let line = range.lowerBound - anchor..<end
      if let bad = text.firstInvalidUTF8(in: line) {
        lexer.refuse(Self.notUTF8(text[bad], at: bufferOffset + anchor + bad, bad))
      } else {
        lexer.read(text, from: line.lowerBound, to: line.upperBound)
      }
    }
  }

  private static func notUTF8(_ byte: UInt8, at offset: Int, _ place: Int) -> SyntaxFault {
    let digits = Array("0123456789ABCDEF".unicodeScalars)
    return SyntaxFault(
      "byte 0x\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)]) at offset \(offset) is not UTF-8", place..<place + 1,
      note: "scripts are UTF-8")
  }

  private mutating func closeStatement(at end: Int) {
    lexer.closeOpenBrackets(at: end - anchor)
  }

  /// Whether a line may stand inside of a bracket; if not, the bracket is never closed, and the line is a statement.
  private func continuesJSON(_ range: Range<Int>) -> Bool {
    guard let first = range.first(where: { ![0x20, 0x09, 0x0D].contains(buffer[$0]) }) else { return true }
    switch buffer[first] {
    case UInt8(ascii: "t"), UInt8(ascii: "f"), UInt8(ascii: "n"):
      let word = buffer[first..<range.upperBound].prefix { Names.isNameByte($0) }
      return ["true", "false", "null", "nil"].contains(String(decoding: word, as: UTF8.self))
    case UInt8(ascii: "-"), UInt8(ascii: "\""), UInt8(ascii: "$"), UInt8(ascii: ","), UInt8(ascii: ":"): return true
    case UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"): return true
    case let byte: return byte &- 48 < 10
    }
  }

  /// The statement that the lexer has read.
  private mutating func element() -> Element {
    let isJSONRequired = requested == .jsonLines
    let lexer = lexer
    let (line, column) = (anchorLine, anchorColumn)
    var isJSON = false
    let result = buffer.withUnsafeBufferPointer { bytes -> Result<Statement, Diagnostic> in
      let text = UnsafeBufferPointer(rebasing: bytes[anchor..<position])
      let map = SourceMap(text: text, line: line, column: column)
      do throws(SyntaxFault) {
        let first = text[min(lexer.start, text.count - 1)]
        isJSON = first == UInt8(ascii: "{") || first == UInt8(ascii: "\"")
        if isJSONRequired, !isJSON, lexer.fault == nil {
          throw SyntaxFault(
            "expected a JSON statement", lexer.start..<lexer.start + 1,
            note: "in JSON Lines every line begins with '{' or '\"'")
        }
        var parser = StatementParser(text: text, lexer: lexer, map: map)
        return .success(try parser.statement())
      } catch {
        return .failure(map.diagnostic(error, file: file))
      }
    }
    return yield(result, isJSON: isJSON)
  }

  private mutating func yield(_ result: Result<Statement, Diagnostic>, isJSON: Bool) -> Element {
    sawOnlyJSON = sawOnlyJSON && isJSON
    let followsBlankLine = sawBlankLine
    sawStatement = true
    sawBlankLine = false
    switch result {
    case .success(var statement):
      statement.followsBlankLine = followsBlankLine
      return .statement(statement)
    case .failure(let diagnostic): return .diagnostic(diagnostic)
    }
  }
}

// One array of statements.
extension ScriptReader {
  /// How much of a line before a statement is kept for diagnostics, in bytes. What stands behind a statement is never
  /// shown: it may not have arrived yet, and the same input always gives the same diagnostics.
  private static let keptLine = 4096
  /// How many blanks may stand before a statement until the start of the line is forgotten.
  private static let keptBlanks = 1 << 20

  private mutating func nextElement() -> Element? {
    if spansLines {
      let start = buffer[anchor..<position].lastIndex(of: UInt8(ascii: "\n")) ?? position - 1
      (anchor, anchorLine, anchorColumn, spansLines) = (start + 1, line, 1, false)
    }
    while true {
      let step = buffer.withUnsafeBufferPointer { elements.next(in: $0, from: position, isFinished: isFinished) }
      switch step {
      case .needsMore: return nil
      case .newline(let end):
        pass(to: end)
        line += 1
        anchor = end
        anchorLine = line
        anchorColumn = 1
        if elements.newlines > 1 { sawBlankLine = sawStatement }
      case .skip(let end): pass(to: end)
      case .element(let range): return element(range)
      case .fault(let fault, let end): return refuse(fault, passing: end)
      case .end: return nil
      }
    }
  }

  private mutating func pass(to end: Int) {
    position = end
    anchorEnd = end
    forgetLine(before: end, ifLongerThan: Self.keptBlanks)
  }

  private mutating func forgetLine(before start: Int, ifLongerThan limit: Int) {
    guard start - anchor > limit else { return }
    anchorColumn += buffer[anchor..<start].count { $0 & 0xC0 != 0x80 }
    anchor = start
  }

  private mutating func element(_ range: Range<Int>) -> Element {
    forgetLine(before: range.lowerBound, ifLongerThan: Self.keptLine)
    let (line, column, anchor, file) = (line, anchorColumn, anchor, file)
    anchorLine = line
    let offset = bufferOffset + anchor
    var newlines = 0
    let result = buffer.withUnsafeBufferPointer { bytes -> Result<Statement, Diagnostic> in
      let text = UnsafeBufferPointer(rebasing: bytes[anchor..<range.upperBound])
      let map = SourceMap(text: text, line: line, column: column)
      let place = range.lowerBound - anchor..<range.upperBound - anchor
      newlines = text[place].count { $0 == UInt8(ascii: "\n") }
      do throws(SyntaxFault) {
        if let bad = text.firstInvalidUTF8(in: place) { throw Self.notUTF8(text[bad], at: offset + bad, bad) }
        let node = try JSONNode(parsing: text, place, quotesVariables: true)
        return .success(try JSONStatementParser(text: text, map: map).statement(node))
      } catch {
        return .failure(map.diagnostic(error, file: file))
      }
    }
    position = range.upperBound
    anchorEnd = position
    spansLines = newlines > 0
    self.line += newlines
    return yield(result, isJSON: true)
  }

  private mutating func refuse(_ fault: SyntaxFault, passing end: Int) -> Element {
    forgetLine(before: fault.range.lowerBound, ifLongerThan: Self.keptLine)
    let (line, column, anchor, file) = (line, anchorColumn, anchor, file)
    let diagnostic = buffer.withUnsafeBufferPointer { bytes -> Diagnostic in
      let text = UnsafeBufferPointer(rebasing: bytes[anchor..<min(fault.range.upperBound, bytes.count)])
      var fault = fault
      fault.range = fault.range.lowerBound - anchor..<fault.range.upperBound - anchor
      return SourceMap(text: text, line: line, column: column).diagnostic(fault, file: file)
    }
    let newlines = buffer[position..<end].count { $0 == UInt8(ascii: "\n") }
    spansLines = newlines > 0
    self.line += newlines
    position = end
    anchorEnd = end
    return yield(.failure(diagnostic), isJSON: true)
  }
}
