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
  ) throws(SyntaxError) {
    let bytes = Array(text[range])
    var grammar = JSONGrammar(
      bytes[...], NodeBuilder(bytes: bytes, base: range.lowerBound, quotesVariables: quotesVariables),
      nestingLimit: JSONValue.nestingLimit + levelsAround, endName: "the end of the statement")
    self = try grammar.document()
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
  func value(scalarsAreWords: Bool = false) throws(SyntaxError) -> ScriptValue {
    try value(scalarsAreWords: scalarsAreWords, depth: 0)
  }

  /// - Parameter depth: The number of the value's brackets around this part.
  private func value(scalarsAreWords: Bool, depth: Int) throws(SyntaxError) -> ScriptValue {
    switch content {
    case .array, .object: if depth == JSONValue.nestingLimit { throw SyntaxError(tooDeepAt: range) }
    default: break
    }
    switch content {
    case .null: return scalarsAreWords ? .word("null") : .null
    case .bool(let value): return scalarsAreWords ? .word("\(value)") : .bool(value)
    case .number(let text): return scalarsAreWords ? .word(text) : .number(text)
    case .string(_, let name?), .placeholder(let name): return .variable(name)
    case .string(let text, nil):
      if let bad = VariableSyntax.malformed(in: text) { throw SyntaxError(malformedVariable: bad, range) }
      return .string(text)
    case .array(let elements):
      return .array(
        try elements.map { element throws(SyntaxError) in try element.value(scalarsAreWords: false, depth: depth + 1) })
    case .object(let members):
      return .object(
        try members.map { member throws(SyntaxError) in
          ScriptValue.Member(member.key, try member.value.value(scalarsAreWords: false, depth: depth + 1))
        })
    }
  }
}

/// Makes values with their places in the text of the statement.
private struct NodeBuilder: JSONBuilder {
  typealias Failure = SyntaxError

  /// The text that is read.
  let bytes: [UInt8]
  /// The offset of this text in that of the statement.
  let base: Int
  let quotesVariables: Bool

  func scalar(_ token: JSONLexer.Token, in range: Range<Int>) throws(SyntaxError) -> JSONNode? {
    switch token {
    case .null: return JSONNode(.null, place(of: range))
    case .bool(let value): return JSONNode(.bool(value), place(of: range))
    case .number(let text): return JSONNode(.number(text), place(of: range))
    case .string(let text):
      // With an escape sequence for the dollar sign, the string is a text and not a variable.
      let isBare = quotesVariables && bytes[range.lowerBound + 1] == UInt8(ascii: "$")
      return JSONNode(.string(text, variable: isBare ? VariableSyntax.name(of: text) : nil), place(of: range))
    case .placeholder(let name):
      guard NameRules.isIdentifier(name) else { throw SyntaxError(malformedVariable: "${\(name)}", place(of: range)) }
      return JSONNode(.placeholder(name), place(of: range))
    default: return nil
    }
  }

  func array(_ elements: [JSONNode], in range: Range<Int>) -> JSONNode { JSONNode(.array(elements), place(of: range)) }

  func object(_ members: [JSONNode.Member], in range: Range<Int>) -> JSONNode {
    JSONNode(.object(members), place(of: range))
  }

  func member(_ key: String, in range: Range<Int>, _ value: JSONNode) -> JSONNode.Member {
    JSONNode.Member(key: key, keyRange: place(of: range), value: value)
  }

  func failure(_ error: JSONError) -> SyntaxError {
    if case .tooDeep = error.reason { return SyntaxError(tooDeepAt: place(of: error.range)) }
    let start = error.range.lowerBound
    if byte(at: start - 1) == UInt8(ascii: "\n"), let conflict = SyntaxError(conflictMarkIn: bytes, at: start) {
      return conflict.at(place(of: conflict.range))
    }
    return SyntaxError(error.description, place(of: error.range), note: note(on: error))
  }

  private func place(of range: Range<Int>) -> Range<Int> { base + range.lowerBound..<base + range.upperBound }

  private func note(on error: JSONError) -> String? {
    switch error.reason {
    case .unexpectedCharacter("/")
    where [UInt8(ascii: "/"), UInt8(ascii: "*")].contains(byte(at: error.range.upperBound)):
      quotesVariables
        ? "JSON has no comments; write it among the keys: \"comment\":\"text\""
        : "JSON has no comments; the comment of a line begins with '#' after the value"
    case .expected
    where [UInt8(ascii: "]"), UInt8(ascii: "}")].contains(byte(at: error.range.lowerBound))
      && bytes[..<error.range.lowerBound].last { !$0.isBlank } == UInt8(ascii: ","):
      "leave out the comma behind the last value"
    case .unquotedWord("nil"), .unquotedWord("None"): "write null"
    case .unquotedWord("True"): "write true"
    case .unquotedWord("False"): "write false"
    default: nil
    }
  }

  private func byte(at index: Int) -> UInt8? { bytes.indices.contains(index) ? bytes[index] : nil }
}

extension UInt8 {
  /// Whether the byte is white space in JSON.
  fileprivate var isBlank: Bool { [0x20, 0x09, 0x0A, 0x0D].contains(self) }
}

extension SyntaxError {
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
