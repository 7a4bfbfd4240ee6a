import ExactStrings
import JSONValues

/// Splits the lines of one statement into tokens.
///
/// Lines are read one by one; after each line `isOpen` says whether an open bracket needs the next line. All offsets
/// count from the start of the statement's first line.
struct LineLexer {
  struct Token {
    enum Kind { case word, string, brackets }
    var kind: Kind
    /// The first byte of the token, including its label.
    var start: Int
    /// The first byte of the value.
    var valueStart: Int
    /// The offset after the last byte.
    var end: Int

    /// `k` of `k=v`.
    var label: Range<Int>? { valueStart - start >= 2 ? start..<valueStart - 1 : nil }
    var range: Range<Int> { start..<end }
    var valueRange: Range<Int> { valueStart..<end }
  }

  /// The first character, which determines the kind of statement: `# @ + = ? ! &`, or 0 for actions and JSON
  /// statements.
  private(set) var sigil: UInt8 = 0
  /// The offset of the statement.
  private(set) var start = 0
  /// The tokens after the sigil.
  private(set) var tokens: [Token] = []
  /// The text after the `#`; for a line that begins with `#`, the whole comment.
  private(set) var comment: Range<Int>?
  /// The offset of the `#`.
  private(set) var commentStart = 0
  /// The text after `@case`, `@xfail` and `@each`.
  private(set) var title: Range<Int>?
  /// The first error.
  private(set) var fault: SyntaxError?
  /// Whether the line is empty.
  private(set) var isBlank = false
  private var depth = 0
  private var tail = StatementForm.Tail.tokens
  /// Whether this is a rule, or one of its conditions, in which several paths may stand.
  private var isRule = false

  /// Whether a bracket is open at the end of the text that was read.
  var isOpen: Bool { depth > 0 && fault == nil }

  /// Clears everything for the next statement.
  mutating func reset() {
    tokens.removeAll(keepingCapacity: true)
    (sigil, start, comment, title, fault, isBlank, depth, tail) = (0, 0, nil, nil, nil, false, 0, .tokens)
    isRule = false
  }

  /// Reads the text of an expectation or of a rule's condition, which have no `?` in JSON.
  mutating func readExpectation(_ text: UnsafeBufferPointer<UInt8>, ofRule isRule: Bool) {
    sigil = UInt8(ascii: "?")
    self.isRule = isRule
    readTokens(text, from: 0, to: text.count)
    closeOpenBrackets(at: text.count)
  }

  /// Reads one line, without its line break.
  mutating func read(_ text: UnsafeBufferPointer<UInt8>, from: Int, to end: Int) {
    if depth > 0 {
      let index = skipBrackets(text, from: from, to: end)
      if depth == 0 { readTokens(text, from: finishValue(text, at: index, to: end, "the bracket"), to: end) }
      return
    }
    var index = from
    while index < end, Self.isBlank(text[index]) { index += 1 }
    start = index
    guard index < end else {
      isBlank = true
      return
    }
    if let conflict = SyntaxError(conflictMarkIn: text[..<end], at: index) {
      fault = conflict
      return
    }
    switch text[index] {
    case UInt8(ascii: "#"):
      sigil = text[index]
      readComment(text, from: index, to: end)
    case UInt8(ascii: "@"):
      sigil = text[index]
      readDirective(text, from: index + 1, to: end)
    case UInt8(ascii: "?"), UInt8(ascii: "!"), UInt8(ascii: "+"), UInt8(ascii: "="), UInt8(ascii: "&"):
      sigil = text[index]
      readTokens(text, from: index + 1, to: end)
    default: readTokens(text, from: index, to: end)
    }
  }

  /// Ends the statement with an error that was found elsewhere.
  mutating func refuse(_ fault: SyntaxError) {
    self.fault = fault
  }

  /// Ends a statement with an unclosed bracket: the bracket becomes a token, which the parser rejects.
  mutating func closeOpenBrackets(at end: Int) {
    guard depth > 0, var token = tokens.popLast() else { return }
    token.end = end
    tokens.append(token)
    depth = 0
  }
}

extension LineLexer {
  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

  private mutating func readDirective(_ text: UnsafeBufferPointer<UInt8>, from: Int, to end: Int) {
    var index = from
    while index < end, !Self.isBlank(text[index]) { index += 1 }
    tokens.append(Token(kind: .word, start: from, valueStart: from, end: index))
    tail = StatementForm.form(of: String(decoding: text[from..<index], as: UTF8.self))?.tail ?? .tokens
    switch tail {
    case .title: title = trimmed(text, index..<end)
    case .values: readValues(text, from: index, to: end)
    case .tokens, .variable, .path: readTokens(text, from: index, to: end)
    }
  }

  /// Reads a list of values, up to the comment after it.
  private mutating func readValues(_ text: UnsafeBufferPointer<UInt8>, from: Int, to end: Int) {
    var index = from
    var openBrackets = 0
    while index < end {
      switch text[index] {
      case UInt8(ascii: "\""):
        guard let close = stringEnd(text, from: index, to: end) else { return }
        index = close - 1
      case UInt8(ascii: "["), UInt8(ascii: "{"):
        openBrackets += 1
        if openBrackets > JSONValue.nestingLimit {
          fault = SyntaxError(tooDeepAt: index..<end)
          return
        }
      case UInt8(ascii: "]"), UInt8(ascii: "}"): openBrackets -= 1
      case UInt8(ascii: "#") where openBrackets == 0 && Self.isBlank(text[index - 1]):
        title = trimmed(text, from..<index)
        return readComment(text, from: index, to: end)
      default: break
      }
      index += 1
    }
    title = trimmed(text, from..<end)
  }

  private mutating func readComment(_ text: UnsafeBufferPointer<UInt8>, from: Int, to end: Int) {
    commentStart = from
    // One blank after the `#` is part of the sign.
    let isApart = from + 1 < end && text[from + 1] == 0x20
    comment = withoutBlanksAtEnd(text, from + (isApart ? 2 : 1)..<end)
  }

  private mutating func readTokens(_ text: UnsafeBufferPointer<UInt8>, from: Int, to end: Int) {
    var index = from
    while fault == nil, depth == 0 {
      while index < end, Self.isBlank(text[index]) { index += 1 }
      guard index < end else { return }
      if text[index] == UInt8(ascii: "#"), index == from || Self.isBlank(text[index - 1]) {
        readComment(text, from: index, to: end)
        return
      }
      index = readToken(text, from: index, to: end)
    }
  }

  private mutating func readToken(_ text: UnsafeBufferPointer<UInt8>, from: Int, to end: Int) -> Int {
    if isPathDue(text, at: from, to: end) { return readPath(text, from: from, to: end) }
    if tail == .variable, tokens.count < 3 {
      if tokens.count == 2 || text[from] == UInt8(ascii: "=") {
        if text[from] == UInt8(ascii: "=") { return append(.word, from, from, from + 1) }
      } else {
        var index = from
        while index < end, !Self.isBlank(text[index]), text[index] != UInt8(ascii: "=") { index += 1 }
        return append(.word, from, from, index)
      }
    }
    var valueStart = from
    let labelEnd = NameRules.identifierEnd(in: text, from: from, to: end)
    if labelEnd > from, labelEnd < end, text[labelEnd] == UInt8(ascii: "=") { valueStart = labelEnd + 1 }
    if text[from] == UInt8(ascii: "@"), from + 1 < end, text[from + 1] == UInt8(ascii: "\"") { valueStart = from + 1 }
    guard valueStart < end else { return append(.word, from, valueStart, end) }
    switch text[valueStart] {
    case UInt8(ascii: "\""):
      guard let close = stringEnd(text, from: valueStart, to: end) else { return end }
      tokens.append(Token(kind: .string, start: from, valueStart: valueStart, end: close))
      return finishValue(text, at: close, to: end, "the string")
    case UInt8(ascii: "["), UInt8(ascii: "{"):
      tokens.append(Token(kind: .brackets, start: from, valueStart: valueStart, end: end))
      let close = skipBrackets(text, from: valueStart, to: end)
      return depth == 0 && fault == nil ? finishValue(text, at: close, to: end, "the bracket") : end
    case UInt8(ascii: "]"), UInt8(ascii: "}"):
      return refuseClosingBracket(text, at: valueStart, to: end)
    default:
      var index = valueStart
      while index < end, !Self.isBlank(text[index]) {
        if text[index] < 0x20 || text[index] == 0x7F { return refuseControl(text, at: index, to: end) }
        index += 1
      }
      return append(.word, from, valueStart, index)
    }
  }

  /// Returns whether the token at `index` is a path, which may contain quoted keys.
  private func isPathDue(_ text: UnsafeBufferPointer<UInt8>, at index: Int, to end: Int) -> Bool {
    switch tail {
    case .path: return tokens.count == 1
    case .variable: return tokens.count == 3 && WordForm.beginsCapture(text[index..<end])
    case .tokens, .values, .title: break
    }
    guard let last = tokens.last else { return beginsWithPath(text, at: index) }
    return isRule && (tokens.count == 1 || Rule.joints.contains { text[last.range].elementsEqual($0.utf8) })
  }

  private func beginsWithPath(_ text: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
    switch sigil {
    case UInt8(ascii: "?"), UInt8(ascii: "&"): return true
    // The name of an action may begin with the path of a reactor in the state.
    case 0: return NameRules.isStartByte(text[index]) || text[index] >= 0x80
    default: return false
    }
  }

  private mutating func readPath(_ text: UnsafeBufferPointer<UInt8>, from: Int, to end: Int) -> Int {
    if sigil == UInt8(ascii: "?"), text[from] == UInt8(ascii: "{") || text[from] == UInt8(ascii: "[") {
      tokens.append(Token(kind: .brackets, start: from, valueStart: from, end: end))
      let close = skipBrackets(text, from: from, to: end)
      return depth == 0 && fault == nil ? finishValue(text, at: close, to: end, "the bracket") : end
    }
    var index = from
    while index < end, !Self.isBlank(text[index]) {
      if text[index] == UInt8(ascii: "\"") {
        guard let close = stringEnd(text, from: index, to: end) else { return end }
        index = close
      } else if text[index] < 0x20 || text[index] == 0x7F {
        return refuseControl(text, at: index, to: end)
      } else {
        index += 1
      }
    }
    if sigil == UInt8(ascii: "?"), tokens.isEmpty, !isRule { isRule = Rule.isWord(text[from..<index]) }
    return append(.word, from, from, index)
  }

  private mutating func append(_ kind: Token.Kind, _ start: Int, _ valueStart: Int, _ end: Int) -> Int {
    tokens.append(Token(kind: kind, start: start, valueStart: valueStart, end: end))
    return end
  }

  /// Ends a string or a bracket, which must be followed by a blank or the end of the line.
  private mutating func finishValue(
    _ text: UnsafeBufferPointer<UInt8>, at index: Int, to end: Int, _ what: String
  ) -> Int {
    tokens[tokens.count - 1].end = index
    if index < end, text[index] == UInt8(ascii: "]") || text[index] == UInt8(ascii: "}") {
      return refuseClosingBracket(text, at: index, to: end)
    }
    if index < end, text[index] == UInt8(ascii: ","), sigil == 0, tokens.count == 1, tokens[0].label == nil {
      fault = SyntaxError(
        "a comma is not allowed after a statement in JSON Lines", index..<index + 1,
        note: "leave it out: every statement is a line of its own")
    } else if index < end, !Self.isBlank(text[index]) {
      var next = index + 1
      while next < end, text[next] & 0xC0 == 0x80 { next += 1 }
      let isQuoted = tokens[tokens.count - 1].kind == .string
      fault = SyntaxError(
        "a blank is missing after \(what)", index..<next,
        note: isQuoted ? "a '\"' inside of a string is written \\\"" : nil)
    }
    return index
  }

  private mutating func refuseClosingBracket(
    _ text: UnsafeBufferPointer<UInt8>, at index: Int, to end: Int
  ) -> Int {
    let bracket = Character(Unicode.Scalar(text[index]))
    fault = SyntaxError(
      "'\(bracket)' closes nothing", index..<index + 1, note: "write a word that begins with it in double quotes")
    return end
  }

  private mutating func refuseControl(_ text: UnsafeBufferPointer<UInt8>, at index: Int, to end: Int) -> Int {
    fault = SyntaxError(
      "control character \(text[index]) in a word", index..<index + 1,
      note: text[index] == 13
        ? "lines end in LF or CR LF, never in CR alone" : "write it in a string, as an escape sequence")
    return end
  }

  private mutating func stringEnd(_ text: UnsafeBufferPointer<UInt8>, from: Int, to end: Int) -> Int? {
    var index = from + 1
    while index < end {
      if text[index] == UInt8(ascii: "\"") { return index + 1 }
      index += text[index] == UInt8(ascii: "\\") ? 2 : 1
    }
    fault = SyntaxError("this string is not terminated", from..<end, note: "a '\"' is missing")
    return nil
  }

  /// Returns the offset after the bracket that closes the open one, or the end of the line.
  private mutating func skipBrackets(_ text: UnsafeBufferPointer<UInt8>, from: Int, to end: Int) -> Int {
    var index = from
    while index < end {
      switch text[index] {
      case UInt8(ascii: "["), UInt8(ascii: "{"): depth += 1
      case UInt8(ascii: "]"), UInt8(ascii: "}"):
        depth -= 1
        if depth == 0 { return index + 1 }
      case UInt8(ascii: "\""):
        guard let close = stringEnd(text, from: index, to: end) else { return end }
        index = close
        continue
      default: break
      }
      index += 1
    }
    return end
  }

  private func trimmed(_ text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Range<Int> {
    var from = range.lowerBound
    while from < range.upperBound, Self.isBlank(text[from]) { from += 1 }
    return withoutBlanksAtEnd(text, from..<range.upperBound)
  }

  private func withoutBlanksAtEnd(_ text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) -> Range<Int> {
    var to = range.upperBound
    while to > range.lowerBound, Self.isBlank(text[to - 1]) { to -= 1 }
    return range.lowerBound..<to
  }
}
