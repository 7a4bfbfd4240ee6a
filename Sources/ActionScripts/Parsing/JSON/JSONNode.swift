import ExactStrings
import JSONValues

/// A JSON value with the offsets of all its parts in the text.
struct JSONNode {
  enum Content {
    case null
    case bool(Bool)
    case number(String)
    /// A string; `variable` is the name if the string is `"${name}"` and can stand for the variable.
    case string(String, variable: String?)
    case placeholder(String)
    case array([JSONNode])
    case object([Member])
  }

  struct Member {
    var key: String
    var keyRange: Range<Int>
    var value: JSONNode
  }

  var content: Content
  var range: Range<Int>

  /// The name of the value in messages; a short value is its own name.
  var name: String {
    switch content {
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number(let text): text
    case .string(let text, _): text.utf8.count > 30 ? "a string" : JSONValue.string(text).text
    case .placeholder: "a variable"
    case .array: "an array"
    case .object: "an object"
    }
  }

  /// Parses the bytes of `range` in `text`.
  ///
  /// - Parameters:
  ///   - quotesVariables: Whether a string that is exactly `"${name}"` stands for the variable itself, as in JSON
  ///     notation, which has no bare tokens.
  ///   - levelsAround: The number of brackets that the statement may have around its values.
  init(
    parsing text: UnsafeBufferPointer<UInt8>, _ range: Range<Int>, quotesVariables: Bool, levelsAround: Int = 0
  ) throws(SyntaxFault) {
    let bytes = Array(text[range])
    var parser = JSONNodeParser(
      lexer: JSONLexer(bytes[...]), base: range.lowerBound, quotesVariables: quotesVariables,
      nestingLimit: JSONValue.nestingLimit + levelsAround)
    self = try parser.document()
  }

  init(_ content: Content, _ range: Range<Int>) {
    self.content = content
    self.range = range
  }

  /// Returns the value for the syntax tree; the limit of its depth does not depend on its place.
  ///
  /// - Parameters:
  ///   - scalarsAreWords: Whether a number, a bool or null becomes a word, which is converted to the type that is
  ///     needed.
  func value(scalarsAreWords: Bool = false) throws(SyntaxFault) -> ScriptValue {
    try value(scalarsAreWords: scalarsAreWords, depth: 0)
  }

  /// - Parameter depth: The number of the value's brackets around this part.
  private func value(scalarsAreWords: Bool, depth: Int) throws(SyntaxFault) -> ScriptValue {
    switch content {
    case .array, .object: if depth == JSONValue.nestingLimit { throw SyntaxFault(tooDeepAt: range) }
    default: break
    }
    switch content {
    case .null: return scalarsAreWords ? .word("null") : .null
    case .bool(let value): return scalarsAreWords ? .word("\(value)") : .bool(value)
    case .number(let text): return scalarsAreWords ? .word(text) : .number(text)
    case .string(_, let name?), .placeholder(let name): return .variable(name)
    case .string(let text, nil):
      if let bad = VariableSyntax.malformed(in: text) { throw SyntaxFault(malformedVariable: bad, range) }
      return .string(text)
    case .array(let elements):
      return .array(
        try elements.map { element throws(SyntaxFault) in try element.value(scalarsAreWords: false, depth: depth + 1) })
    case .object(let members):
      return .object(
        try members.map { member throws(SyntaxFault) in
          ScriptValue.Member(member.key, try member.value.value(scalarsAreWords: false, depth: depth + 1))
        })
    }
  }
}

private struct JSONNodeParser {
  var lexer: JSONLexer
  /// The offset of the lexer's text in the text of the statement.
  let base: Int
  let quotesVariables: Bool
  let nestingLimit: Int
  /// The open brackets.
  var open: [(bracket: String, range: Range<Int>)] = []

  mutating func document() throws(SyntaxFault) -> JSONNode {
    let node = try value(try next(), wanted: "a value")
    let rest = try next()
    guard rest == .end else { throw unexpected(rest, wanted: "the end of the statement") }
    return node
  }

  private mutating func next() throws(SyntaxFault) -> JSONLexer.Token {
    do {
      return try lexer.next()
    } catch {
      let range = base + error.range.lowerBound..<base + error.range.upperBound
      throw SyntaxFault(error.description, range, note: Self.note(for: error.reason))
    }
  }

  private static func note(for reason: JSONError.Reason) -> String? {
    switch reason {
    case .unquotedWord("nil"), .unquotedWord("None"): "write null"
    case .unquotedWord("True"): "write true"
    case .unquotedWord("False"): "write false"
    default: nil
    }
  }

  /// The range of the last token.
  private var range: Range<Int> { base + lexer.tokenStart..<base + max(lexer.position, lexer.tokenStart) }

  private mutating func value(_ token: JSONLexer.Token, wanted: String) throws(SyntaxFault) -> JSONNode {
    switch token {
    case .null: return JSONNode(.null, range)
    case .bool(let value): return JSONNode(.bool(value), range)
    case .number(let text): return JSONNode(.number(text), range)
    case .string(let text): return JSONNode(string(text), range)
    case .placeholder(let name):
      guard Names.isIdentifier(name) else { throw SyntaxFault(malformedVariable: "${\(name)}", range) }
      return JSONNode(.placeholder(name), range)
    case .openArray: return try nested("[") { parser throws(SyntaxFault) in try parser.array() }
    case .openObject: return try nested("{") { parser throws(SyntaxFault) in try parser.object() }
    default: throw unexpected(token, wanted: wanted)
    }
  }

  private func string(_ text: String) -> JSONNode.Content {
    // With an escape sequence for the dollar sign, the string is a text and not a variable.
    let isBare = quotesVariables && lexer.bytes[lexer.tokenStart + 1] == UInt8(ascii: "$")
    return .string(text, variable: isBare ? VariableSyntax.name(of: text) : nil)
  }

  private mutating func nested(
    _ bracket: String, _ body: (inout JSONNodeParser) throws(SyntaxFault) -> JSONNode.Content
  ) throws(SyntaxFault) -> JSONNode {
    let start = range
    open.append((bracket, start))
    defer { open.removeLast() }
    guard open.count <= nestingLimit else { throw SyntaxFault(tooDeepAt: start) }
    let content = try body(&self)
    return JSONNode(content, start.lowerBound..<range.upperBound)
  }

  private mutating func array() throws(SyntaxFault) -> JSONNode.Content {
    var elements: [JSONNode] = []
    var token = try next()
    if token == .closeArray { return .array(elements) }
    while true {
      elements.append(try value(token, wanted: "a value"))
      token = try next()
      if token == .closeArray { return .array(elements) }
      guard token == .comma else { throw unexpected(token, wanted: "',' or ']'") }
      token = try next()
    }
  }

  private mutating func object() throws(SyntaxFault) -> JSONNode.Content {
    var members: [JSONNode.Member] = []
    var keys = UniqueKeys()
    var token = try next()
    if token == .closeObject { return .object(members) }
    while true {
      guard case .string(let key) = token else { throw unexpected(token, wanted: "a key in double quotes") }
      let keyRange = range
      guard keys.insert(key, members) else {
        throw SyntaxFault(JSONError(.duplicateKey(key), keyRange).description, keyRange)
      }
      token = try next()
      guard token == .colon else { throw unexpected(token, wanted: "':'") }
      let value = try value(try next(), wanted: "a value")
      members.append(JSONNode.Member(key: key, keyRange: keyRange, value: value))
      token = try next()
      if token == .closeObject { return .object(members) }
      guard token == .comma else { throw unexpected(token, wanted: "',' or '}'") }
      token = try next()
    }
  }

  private func unexpected(_ token: JSONLexer.Token, wanted: String) -> SyntaxFault {
    if token == .end, let innermost = open.last {
      return SyntaxFault(JSONError(.unclosed(innermost.bracket), range).description, innermost.range)
    }
    return SyntaxFault(JSONError(.expected(wanted, found: token.name), range).description, range)
  }
}

/// The keys of one object; while there are few, they are compared one by one.
private struct UniqueKeys {
  private var set: Set<ExactString> = []

  /// Adds `key`; returns whether it is not yet among the members.
  mutating func insert(_ key: String, _ members: [JSONNode.Member]) -> Bool {
    if members.count < 8 { return !members.contains { $0.key == key } }
    if set.isEmpty { set = Set(exact: members.map(\.key)) }
    return set.insert(key).inserted
  }
}

extension SyntaxFault {
  /// Creates an error for brackets that are nested too deeply, at the first one too many.
  init(tooDeepAt range: Range<Int>) {
    let bracket = range.lowerBound..<range.lowerBound + 1
    self.init(JSONError(.tooDeep(limit: JSONValue.nestingLimit), bracket).description, bracket)
  }

  /// Creates an error for a `${` that begins no variable.
  init(malformedVariable text: String, _ range: Range<Int>) {
    self.init(
      "\(text.quotedForMessage) is not a variable", range,
      note: "a variable is written ${name}; the characters '${' are written $${")
  }
}
