import ExactStrings

// One statement per line.
extension ScriptReader {
  /// Skips the next line if it is a remembered one, which need not be parsed again.
  /// - Returns: The number that `rememberLine()` returned for it, and the place of the line in the script; nil for
  ///   every other line, and if more bytes are needed.
  package mutating func nextRememberedLine() -> (number: Int, line: Int)? {
    guard hasRememberedLine, openLength == nil else { return nil }
    guard
      let known = buffer.withUnsafeBytes({ bytes in
        bytes.baseAddress.flatMap { remembered.find(at: $0 + position, count: bytes.count - position) }
      })
    else { return nil }
    anchor = position
    anchorLine = line
    position += known.length
    anchorEnd = position
    searched = position
    line += 1
    sawBlankLine = false
    return (known.number, anchorLine)
  }

  /// Remembers the line of the statement that `next()` has yielded.
  /// - Returns: A number from 0 to 63, which stands for the line until it is returned for another one; nil if the
  ///   statement is not one whole line.
  package mutating func rememberLine() -> Int? {
    guard mode == .lines, line == anchorLine + 1, anchorEnd > anchor, buffer[anchorEnd - 1] == UInt8(ascii: "\n") else {
      return nil
    }
    hasRememberedLine = true
    return remembered.remember(buffer[anchor..<anchorEnd])
  }

  /// Forgets the lines that were remembered.
  package mutating func forgetLines() {
    hasRememberedLine = false
    remembered = RememberedLines()
  }

  mutating func nextLine() -> Element? {
    while true {
      if openLength == nil {
        anchor = position
        anchorLine = line
        anchorEnd = position
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

  /// Reads the lines of one statement into the lexer and returns their length; nil if more bytes are needed.
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
      if length > 0, !continuesJSON(lineStart..<lineEnd), !isObjectOverLines {
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

  /// Returns the error for a line that JSON Lines do not allow.
  private static func noJSONStatement(_ lexer: LineLexer, _ first: UInt8) -> SyntaxError {
    if let comment = lexer.comment, first == UInt8(ascii: "{") || first == UInt8(ascii: "\"") {
      return SyntaxError(
        "a comment is not allowed after a statement in JSON Lines", lexer.commentStart..<comment.upperBound,
        note: "write it among the keys: \"comment\":\"text\"")
    }
    return SyntaxError(
      "expected a JSON statement", lexer.start..<lexer.start + 1,
      note: "in JSON Lines every line begins with '{' or '\"'")
  }

  static func notUTF8(_ byte: UInt8, at offset: Int, _ place: Int) -> SyntaxError {
    SyntaxError(byte.notUTF8(at: offset), place..<place + 1, note: "scripts are UTF-8")
  }

  private mutating func closeStatement(at end: Int) {
    lexer.closeOpenBrackets(at: end - anchor)
  }

  /// Returns whether a line can continue a bracket; if not, the bracket is unclosed, and the line is a statement.
  private func continuesJSON(_ range: Range<Int>) -> Bool {
    guard let first = range.first(where: { buffer[$0] > 0x20 }) else { return true }
    switch buffer[first] {
    case UInt8(ascii: "t"), UInt8(ascii: "f"), UInt8(ascii: "n"):
      let word = buffer[first..<range.upperBound].prefix { NameRules.isNameByte($0) }
      return ["true", "false", "null", "nil"].contains(String(decoding: word, as: UTF8.self))
    case UInt8(ascii: "-"), UInt8(ascii: "\""), UInt8(ascii: "$"), UInt8(ascii: ","), UInt8(ascii: ":"): return true
    case UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "{"), UInt8(ascii: "}"): return true
    case let byte: return byte.isDigit
    }
  }

  /// Whether the open statement is an object whose first line is the opening bracket alone. Only the closing bracket
  /// ends such an object.
  private var isObjectOverLines: Bool {
    let line = buffer[(anchor + lexer.start)...].prefix { $0 != UInt8(ascii: "\n") }
    return line.first == UInt8(ascii: "{") && line.dropFirst().allSatisfy { $0 <= 0x20 }
  }

  /// Returns the statement that the lexer has read.
  private mutating func element() -> Element {
    let isJSONRequired = requested == .jsonLines
    let lexer = lexer
    let (line, column) = (anchorLine, anchorColumn)
    var isJSON = false
    let result = buffer.withUnsafeBufferPointer { bytes -> Result<Statement, Diagnostic> in
      let text = UnsafeBufferPointer(rebasing: bytes[anchor..<position])
      let map = SourceMap(text: text, line: line, column: column)
      do throws(SyntaxError) {
        let first = text[min(lexer.start, text.count - 1)]
        // A comment after a JSON statement belongs to line notation.
        isJSON = (first == UInt8(ascii: "{") || first == UInt8(ascii: "\"")) && lexer.comment == nil
        if isJSONRequired, !isJSON, lexer.fault == nil {
          throw Self.noJSONStatement(lexer, first)
        }
        var parser = StatementParser(text: text, lexer: lexer, map: map)
        return .success(try parser.statement())
      } catch {
        return .failure(map.diagnostic(error, file: file))
      }
    }
    return yield(result, isJSON: isJSON)
  }

  mutating func yield(_ result: Result<Statement, Diagnostic>, isJSON: Bool) -> Element {
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
