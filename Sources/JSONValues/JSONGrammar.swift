import ExactStrings

/// The grammar of JSON, read from the tokens of ``JSONLexer``. A builder makes the values, so that all readers of JSON
/// in this package accept the same texts and report the same mistakes.
///
/// Open brackets are kept in an array and not on the stack, which deep values would exhaust.
package struct JSONGrammar<Builder: JSONBuilder> {
  @usableFromInline let builder: Builder
  @usableFromInline var lexer: JSONLexer
  /// The number of brackets that may be open at once.
  @usableFromInline let nestingLimit: Int
  /// The name of the end of the text in messages.
  @usableFromInline let endName: String
  /// The arrays and objects that are not closed yet, from the outermost to the innermost.
  @usableFromInline var open: [Container] = []

  /// An array or an object that is being read.
  @usableFromInline struct Container {
    @usableFromInline let isObject: Bool
    /// The range of the opening bracket.
    @usableFromInline let range: Range<Int>
    @usableFromInline var elements: [Builder.Value] = []
    @usableFromInline var members: [Builder.Member] = []
    @usableFromInline var keys = UniqueKeys()
    /// The key of the next value, and its range.
    @usableFromInline var key: (text: String, range: Range<Int>) = ("", 0..<0)

    @inlinable
    init(isObject: Bool, range: Range<Int>) {
      self.isObject = isObject
      self.range = range
    }

    @inlinable var closing: JSONLexer.Token { isObject ? .closeObject : .closeArray }
  }

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
    let value = try self.value()
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
  mutating func value() throws(Builder.Failure) -> Builder.Value {
    var token = try next()
    while true {
      var value: Builder.Value
      switch token {
      case .openArray, .openObject:
        try enter(Container(isObject: token == .openObject, range: range))
        token = try next()
        guard token == open[open.count - 1].closing else {
          try readKey(&token)
          continue
        }
        value = close()
      default:
        guard let scalar = try builder.scalar(token, in: range) else { throw unexpected(token, wanted: "a value") }
        value = scalar
      }
      guard let next = try add(&value) else { return value }
      token = next
    }
  }

  @inlinable
  mutating func enter(_ container: Container) throws(Builder.Failure) {
    if open.count >= nestingLimit { throw builder.failure(JSONError(.tooDeep(limit: nestingLimit), container.range)) }
    open.append(container)
  }

  /// Returns the innermost container, whose closing bracket is the last token.
  @inlinable
  mutating func close() -> Builder.Value {
    let container = open.removeLast()
    let range = container.range.lowerBound..<lexer.position
    return container.isObject
      ? builder.object(container.members, in: range) : builder.array(container.elements, in: range)
  }

  /// Adds a value to the innermost container, and closes the containers that end behind it.
  /// - Parameter value: The value, which is replaced by the outermost container once that is closed.
  /// - Returns: The token with which the next value begins; nil if there is no open container any more.
  @inlinable
  mutating func add(_ value: inout Builder.Value) throws(Builder.Failure) -> JSONLexer.Token? {
    while !open.isEmpty {
      let innermost = open.count - 1
      if open[innermost].isObject {
        let key = open[innermost].key
        open[innermost].members.append(builder.member(key.text, in: key.range, value))
      } else {
        open[innermost].elements.append(value)
      }
      var token = try next()
      if token == .comma {
        token = try next()
        try readKey(&token)
        return token
      }
      guard token == open[innermost].closing else {
        throw unexpected(token, wanted: open[innermost].isObject ? "',' or '}'" : "',' or ']'")
      }
      value = close()
    }
    return nil
  }

  /// Reads the key before a value in an object, and its colon; nothing in an array.
  /// - Parameter token: The key, which is replaced by the token with which the value begins.
  @inlinable
  mutating func readKey(_ token: inout JSONLexer.Token) throws(Builder.Failure) {
    let innermost = open.count - 1
    guard open[innermost].isObject else { return }
    guard case .string(let key) = token else { throw unexpected(token, wanted: "a key in double quotes") }
    let place = range
    guard open[innermost].keys.insert(key) else { throw builder.failure(JSONError(.duplicateKey(key), place)) }
    open[innermost].key = (key, place)
    token = try next()
    guard token == .colon else { throw unexpected(token, wanted: "':'") }
    token = try next()
  }

  /// Returns the failure of a token that does not belong here. Where the text ends too early, the innermost open
  /// bracket is to blame.
  @inlinable
  func unexpected(_ token: JSONLexer.Token, wanted: String) -> Builder.Failure {
    if token == .end, let innermost = open.last {
      return builder.failure(JSONError(.unclosed(innermost.isObject ? "{" : "["), innermost.range))
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
