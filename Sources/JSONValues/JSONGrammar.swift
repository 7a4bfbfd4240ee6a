import ExactStrings

/// The grammar of JSON, read from the tokens of ``JSONLexer``. A builder makes the values, so that all readers of JSON in
/// this package accept the same texts and report the same mistakes.
package struct JSONGrammar<Builder: JSONBuilder> {
  @usableFromInline let builder: Builder
  @usableFromInline var lexer: JSONLexer
  /// The number of brackets that may be open at once.
  @usableFromInline let nestingLimit: Int
  /// The name of the end of the text in messages.
  @usableFromInline let endName: String
  /// The brackets that are open, each with its place.
  @usableFromInline var open: [(bracket: String, range: Range<Int>)] = []

  /// Creates a reader of UTF-8 text.
  @inlinable
  package init(
    _ bytes: ArraySlice<UInt8>, _ builder: Builder, nestingLimit: Int = JSONValue.nestingLimit,
    endName: String = "the end of the text"
  ) {
    self.builder = builder
    self.nestingLimit = nestingLimit
    self.endName = endName
    lexer = JSONLexer(bytes)
  }

  /// Reads the whole text as one value.
  @inlinable
  package mutating func document() throws(Builder.Failure) -> Builder.Value {
    let value = try self.value(try next(), wanted: "a value")
    let rest = try next()
    guard rest == .end else { throw unexpected(rest, wanted: endName) }
    return value
  }

  @inlinable
  mutating func next() throws(Builder.Failure) -> JSONLexer.Token {
    do {
      return try lexer.next()
    } catch {
      throw builder.failure(error)
    }
  }

  /// The range of the last token.
  @inlinable var range: Range<Int> { lexer.tokenStart..<max(lexer.position, lexer.tokenStart) }

  @inlinable
  mutating func value(_ token: JSONLexer.Token, wanted: String) throws(Builder.Failure) -> Builder.Value {
    switch token {
    case .openArray: return try array()
    case .openObject: return try object()
    default:
      guard let value = try builder.scalar(token, in: range) else { throw unexpected(token, wanted: wanted) }
      return value
    }
  }

  /// Opens a bracket, which is the last token.
  @inlinable
  mutating func enter(_ bracket: String) throws(Builder.Failure) {
    if open.count == nestingLimit { throw builder.failure(JSONError(.tooDeep(limit: JSONValue.nestingLimit), range)) }
    open.append((bracket, range))
  }

  /// Closes the innermost bracket, and returns the range of what it holds.
  @inlinable
  mutating func leave() -> Range<Int> { open.removeLast().range.lowerBound..<lexer.position }

  @inlinable
  mutating func array() throws(Builder.Failure) -> Builder.Value {
    try enter("[")
    var elements: [Builder.Value] = []
    var token = try next()
    while token != .closeArray {
      elements.append(try value(token, wanted: "a value"))
      token = try next()
      if token == .closeArray { break }
      guard token == .comma else { throw unexpected(token, wanted: "',' or ']'") }
      token = try next()
      if token == .closeArray { throw unexpected(token, wanted: "a value") }
    }
    return builder.array(elements, in: leave())
  }

  @inlinable
  mutating func object() throws(Builder.Failure) -> Builder.Value {
    try enter("{")
    var members: [Builder.Member] = []
    var keys = UniqueKeys()
    var token = try next()
    while token != .closeObject {
      guard case .string(let key) = token else { throw unexpected(token, wanted: "a key in double quotes") }
      let place = range
      guard keys.insert(key) else { throw builder.failure(JSONError(.duplicateKey(key), place)) }
      token = try next()
      guard token == .colon else { throw unexpected(token, wanted: "':'") }
      members.append(builder.member(key, in: place, try value(try next(), wanted: "a value")))
      token = try next()
      if token == .closeObject { break }
      guard token == .comma else { throw unexpected(token, wanted: "',' or '}'") }
      token = try next()
      if token == .closeObject { throw unexpected(token, wanted: "a key in double quotes") }
    }
    return builder.object(members, in: leave())
  }

  /// Returns the failure of a token that does not belong here. Where the text ends too early, the innermost open bracket
  /// is to blame.
  @inlinable
  func unexpected(_ token: JSONLexer.Token, wanted: String) -> Builder.Failure {
    if token == .end, let innermost = open.last {
      return builder.failure(JSONError(.unclosed(innermost.bracket), innermost.range))
    }
    return builder.failure(JSONError(.expected(wanted, found: token.name), range))
  }
}

/// Makes the values of a text that ``JSONGrammar`` reads. Ranges are indices of the text's bytes.
package protocol JSONBuilder {
  associatedtype Value
  associatedtype Member
  associatedtype Failure: Error

  /// Returns the value of a token that is neither a bracket nor a separator; nil for a token that is no value.
  func scalar(_ token: JSONLexer.Token, in range: Range<Int>) throws(Failure) -> Value?
  /// Returns an array.
  func array(_ elements: [Value], in range: Range<Int>) -> Value
  /// Returns an object.
  func object(_ members: [Member], in range: Range<Int>) -> Value
  /// Returns a member of an object.
  /// - Parameter range: The range of the key.
  func member(_ key: String, in range: Range<Int>, _ value: Value) -> Member
  /// Returns the failure of a mistake in the text.
  func failure(_ error: JSONError) -> Failure
}

/// The keys of one object. While there are few, they are compared one by one.
@usableFromInline struct UniqueKeys {
  @usableFromInline var few: [String] = []
  @usableFromInline var many: Set<ExactString> = []

  @inlinable init() {}

  /// Adds a key; returns whether it is new.
  @usableFromInline mutating func insert(_ key: String) -> Bool {
    if few.count < 8 {
      if few.contains(where: { $0 == key }) { return false }
      few.append(key)
      return true
    }
    if many.isEmpty { many = Set(exact: few) }
    return many.insert(key).inserted
  }
}
