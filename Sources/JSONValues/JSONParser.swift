import ExactStrings

extension JSONValue {
  /// The greatest nesting depth of arrays and objects in parsed text.
  public static let nestingLimit = 512

  /// Parses a value, with only blanks around it.
  public init(parsing text: String) throws(JSONError) {
    try self.init(parsing: ArraySlice(text.utf8))
  }

  /// Parses a value from UTF-8 `bytes`, with only blanks around it. Offsets in errors are indices of `bytes`.
  public init(parsing bytes: ArraySlice<UInt8>) throws(JSONError) {
    var parser = JSONParser(lexer: JSONLexer(bytes))
    self = try parser.document()
  }

  /// Creates a number from `text`, which has to follow the JSON grammar.
  public init(number text: String) {
    if let value = Int(text), text != "-0" {
      self = .integer(value)
    } else {
      self = .decimal(text)
    }
  }
}

private struct JSONParser {
  var lexer: JSONLexer
  var depth = 0

  mutating func document() throws(JSONError) -> JSONValue {
    let value = try self.value(try lexer.next(), wanted: "a value")
    let rest = try lexer.next()
    guard rest == .end else { throw unexpected(rest, wanted: "the end of the text") }
    return value
  }

  private mutating func value(_ token: JSONLexer.Token, wanted: String) throws(JSONError) -> JSONValue {
    switch token {
    case .null: return .null
    case .bool(let value): return .bool(value)
    case .number(let text): return JSONValue(number: text)
    case .string(let value): return .string(value)
    case .openArray: return try nested("[") { parser throws(JSONError) in try parser.array() }
    case .openObject: return try nested("{") { parser throws(JSONError) in try parser.object() }
    default: throw unexpected(token, wanted: wanted)
    }
  }

  private mutating func nested(
    _ bracket: String, _ body: (inout JSONParser) throws(JSONError) -> JSONValue
  ) throws(JSONError) -> JSONValue {
    let start = lexer.tokenStart
    depth += 1
    defer { depth -= 1 }
    guard depth <= JSONValue.nestingLimit else {
      throw JSONError(.tooDeep(limit: JSONValue.nestingLimit), start..<start + 1)
    }
    do {
      return try body(&self)
    } catch {
      if case .expected(_, found: "the end of the text") = error.reason {
        throw JSONError(.unclosed(bracket), start..<start + 1)
      }
      throw error
    }
  }

  private mutating func array() throws(JSONError) -> JSONValue {
    var elements: [JSONValue] = []
    var token = try lexer.next()
    if token == .closeArray { return .array(elements) }
    while true {
      elements.append(try value(token, wanted: "a value"))
      token = try lexer.next()
      if token == .closeArray { return .array(elements) }
      guard token == .comma else { throw unexpected(token, wanted: "',' or ']'") }
      token = try lexer.next()
    }
  }

  private mutating func object() throws(JSONError) -> JSONValue {
    var members: [JSONValue.Member] = []
    var keys: Set<ExactString> = []
    var token = try lexer.next()
    if token == .closeObject { return .object(members) }
    while true {
      guard case .string(let key) = token else { throw unexpected(token, wanted: "a key in double quotes") }
      guard keys.insert(key).inserted else {
        throw JSONError(.duplicateKey(key), lexer.tokenStart..<lexer.position)
      }
      token = try lexer.next()
      guard token == .colon else { throw unexpected(token, wanted: "':'") }
      members.append(JSONValue.Member(key, try value(try lexer.next(), wanted: "a value")))
      token = try lexer.next()
      if token == .closeObject { return .object(members) }
      guard token == .comma else { throw unexpected(token, wanted: "',' or '}'") }
      token = try lexer.next()
    }
  }

  private func unexpected(_ token: JSONLexer.Token, wanted: String) -> JSONError {
    JSONError(.expected(wanted, found: token.name), lexer.tokenStart..<max(lexer.position, lexer.tokenStart))
  }
}

extension JSONLexer.Token {
  /// The name of the token in messages.
  public var name: String {
    switch self {
    case .openObject: "'{'"
    case .closeObject: "'}'"
    case .openArray: "'['"
    case .closeArray: "']'"
    case .colon: "':'"
    case .comma: "','"
    case .null: "null"
    case .bool(let value): "\(value)"
    case .number(let text): text
    case .string: "a string"
    case .placeholder(let name): "'${\(name)}'"
    case .end: "the end of the text"
    }
  }
}
