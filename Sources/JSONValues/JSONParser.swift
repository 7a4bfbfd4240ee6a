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
    var grammar = JSONGrammar(bytes, ValueBuilder(), nestingLimit: nestingLimit)
    self = try grammar.document()
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

/// Makes values without their places.
private struct ValueBuilder: JSONBuilder {
  typealias Failure = JSONError

  func scalar(_ token: JSONLexer.Token, in range: Range<Int>) -> JSONValue? {
    switch token {
    case .null: .null
    case .bool(let value): .bool(value)
    case .number(let text): JSONValue(number: text)
    case .string(let value): .string(value)
    default: nil
    }
  }

  func array(_ elements: [JSONValue], in range: Range<Int>) -> JSONValue { .array(elements) }

  func object(_ members: [JSONValue.Member], in range: Range<Int>) -> JSONValue { .object(members) }

  func member(_ key: String, in range: Range<Int>, _ value: JSONValue) -> JSONValue.Member { .init(key, value) }

  func failure(_ error: JSONError) -> JSONError { error }
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
