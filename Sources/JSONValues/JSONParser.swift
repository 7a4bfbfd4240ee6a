import ExactStrings

extension JSONValue {
  /// The greatest nesting depth of arrays and objects in parsed text, unless the caller sets another one.
  public static let nestingLimit = 512

  /// Parses a value, with only blanks around it.
  public init(parsing text: String) throws(JSONError) {
    try self.init(parsing: ArraySlice(text.utf8))
  }

  /// Parses a value from UTF-8 `bytes`, with only blanks around it. Offsets in errors are indices of `bytes`.
  public init(
    parsing bytes: ArraySlice<UInt8>, nestingLimit: Int = JSONValue.nestingLimit
  ) throws(JSONError) {
    var parser = JSONParser(lexer: JSONLexer(bytes), nestingLimit: nestingLimit)
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

/// Keeps the brackets that are open in an array and not on the stack, which deep values would exhaust.
private struct JSONParser {
  var lexer: JSONLexer
  let nestingLimit: Int
  /// The arrays and objects that are not closed yet, from the outermost to the innermost.
  private var open: [Container] = []

  init(lexer: JSONLexer, nestingLimit: Int) {
    self.lexer = lexer
    self.nestingLimit = nestingLimit
  }

  mutating func document() throws(JSONError) -> JSONValue {
    let value = try self.value()
    let rest = try lexer.next()
    guard rest == .end else { throw unexpected(rest, wanted: "the end of the text") }
    return value
  }

  private mutating func value() throws(JSONError) -> JSONValue {
    var token = try lexer.next()
    while true {
      var value: JSONValue
      switch token {
      case .null: value = .null
      case .bool(let bool): value = .bool(bool)
      case .number(let text): value = JSONValue(number: text)
      case .string(let text): value = .string(text)
      case .openArray, .openObject:
        try begin(Container(isObject: token == .openObject, start: lexer.tokenStart))
        token = try lexer.next()
        guard token == open[open.count - 1].closing else {
          try readKey(&token)
          continue
        }
        value = open.removeLast().value
      default: throw unexpected(token, wanted: "a value")
      }
      guard let next = try add(&value) else { return value }
      token = next
    }
  }

  private mutating func begin(_ container: Container) throws(JSONError) {
    guard open.count < nestingLimit else {
      throw JSONError(.tooDeep(limit: nestingLimit), container.start..<container.start + 1)
    }
    open.append(container)
  }

  /// Adds a value to the innermost container, and closes the containers that end behind it.
  /// - Parameter value: The value; the outermost container in its place once that is closed.
  /// - Returns: The token with which the next value begins; nil if there is no open container any more.
  private mutating func add(_ value: inout JSONValue) throws(JSONError) -> JSONLexer.Token? {
    while !open.isEmpty {
      open[open.count - 1].add(value)
      var token = try lexer.next()
      if token == .comma {
        token = try lexer.next()
        try readKey(&token)
        return token
      }
      guard token == open[open.count - 1].closing else {
        throw unexpected(token, wanted: open[open.count - 1].isObject ? "',' or '}'" : "',' or ']'")
      }
      value = open.removeLast().value
    }
    return nil
  }

  /// Reads the key before a value in an object, and its colon; nothing in an array.
  /// - Parameter token: The key; the token with which the value begins in its place.
  private mutating func readKey(_ token: inout JSONLexer.Token) throws(JSONError) {
    guard open[open.count - 1].isObject else { return }
    guard case .string(let key) = token else { throw unexpected(token, wanted: "a key in double quotes") }
    guard open[open.count - 1].begin(key) else {
      throw JSONError(.duplicateKey(key), lexer.tokenStart..<lexer.position)
    }
    token = try lexer.next()
    guard token == .colon else { throw unexpected(token, wanted: "':'") }
    token = try lexer.next()
  }

  private func unexpected(_ token: JSONLexer.Token, wanted: String) -> JSONError {
    if token == .end, let container = open.last {
      return JSONError(.unclosed(container.isObject ? "{" : "["), container.start..<container.start + 1)
    }
    return JSONError(.expected(wanted, found: token.name), lexer.tokenStart..<max(lexer.position, lexer.tokenStart))
  }
}

/// An array or an object that is being read.
private struct Container {
  let isObject: Bool
  /// The place of the opening bracket.
  let start: Int
  private var elements: [JSONValue] = []
  private var members: [JSONValue.Member] = []
  private var keys: Set<ExactString> = []
  private var key = ""

  init(isObject: Bool, start: Int) {
    self.isObject = isObject
    self.start = start
  }

  var closing: JSONLexer.Token { isObject ? .closeObject : .closeArray }

  var value: JSONValue { isObject ? .object(members) : .array(elements) }

  /// Keeps the key of the next value; false if the object has it already.
  mutating func begin(_ key: String) -> Bool {
    self.key = key
    return keys.insert(key).inserted
  }

  mutating func add(_ value: JSONValue) {
    if isObject { members.append(JSONValue.Member(key, value)) } else { elements.append(value) }
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
