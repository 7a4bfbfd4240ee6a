import ExactStrings
import JSONValues

/// Converts the tokens of one statement into its syntax tree.
struct StatementParser {
  let text: UnsafeBufferPointer<UInt8>
  let lexer: LineLexer
  let map: SourceMap
  /// The place of the text if it is a string inside another text.
  var embedding: Embedding?
  var position = 0

  struct Embedding {
    /// The range of the string's content in the outer text.
    var range: Range<Int>
    /// Whether the content and the text have the same bytes, so that every offset can be converted.
    var isVerbatim: Bool
  }

  init(text: UnsafeBufferPointer<UInt8>, lexer: LineLexer, map: SourceMap, embedding: Embedding? = nil) {
    self.text = text
    self.lexer = lexer
    self.map = map
    self.embedding = embedding
  }

  /// Returns the statement with its trailing comment.
  mutating func statement() throws(SyntaxError) -> Statement {
    if lexer.sigil == UInt8(ascii: "#"), let comment = lexer.comment {
      return Statement(.comment(try plainText(comment, "a comment")), range: place(lexer.start..<comment.upperBound))
    }
    if let fault = lexer.fault { throw fault }
    if lexer.sigil == 0, let first = lexer.tokens.first, first.kind != .word, first.start == first.valueStart {
      return try jsonStatement(first)
    }
    let kind = try kind()
    return Statement(kind, comment: try trailingComment(), range: place(lexer.start..<lastOffset))
  }

  private mutating func kind() throws(SyntaxError) -> Statement.Kind {
    switch lexer.sigil {
    case UInt8(ascii: "@"): return try directive()
    case UInt8(ascii: "+"): return try wait()
    case UInt8(ascii: "="): return try until()
    case UInt8(ascii: "?"): return try question()
    case UInt8(ascii: "!"): return try answer()
    case UInt8(ascii: "&"): return try view()
    default: return .action(try action())
    }
  }

  private func trailingComment() throws(SyntaxError) -> String? {
    guard let comment = lexer.comment else { return nil }
    return try plainText(comment, "a comment")
  }

  private mutating func jsonStatement(_ token: LineLexer.Token) throws(SyntaxError) -> Statement {
    if text[token.start] == UInt8(ascii: "[") {
      throw SyntaxError(
        "a statement cannot begin with '['", token.start..<token.start + 1,
        note: "an array of statements is the JSON notation, and begins at the start of the script")
    }
    position = 1
    try expectEnd(behind: "the JSON statement")
    var trailing: JSONStatementParser.Comment?
    if let comment = try trailingComment(), let range = lexer.comment {
      trailing = (comment, lexer.commentStart..<range.upperBound)
    }
    return try JSONStatementParser(text: text, map: map).statement(in: token.range, trailing)
  }
}

// The parts that several kinds of statements share.
extension StatementParser {
  typealias Token = LineLexer.Token

  /// The end of the last token, or of the sigil if there is none.
  var lastOffset: Int { max(lexer.title?.upperBound ?? 0, lexer.tokens.last?.end ?? lexer.start + 1) }

  /// Returns the next token; nil at the end of the statement.
  mutating func nextToken() -> Token? {
    guard position < lexer.tokens.count else { return nil }
    position += 1
    return lexer.tokens[position - 1]
  }

  /// Returns the next token; at the end of the statement, throws an error with `message`.
  mutating func nextToken(orMissing message: String, note: String? = nil) throws(SyntaxError) -> Token {
    if let token = nextToken() { return token }
    throw SyntaxError(message, lastOffset..<lastOffset, note: note)
  }

  /// Whether no token is left.
  var isAtEnd: Bool { position >= lexer.tokens.count }

  /// Throws an error if anything follows a complete statement.
  func expectEnd(behind what: String, note: String? = nil) throws(SyntaxError) {
    if isAtEnd { return }
    let token = lexer.tokens[position]
    if position > 0, case let before = lexer.tokens[position - 1], before.kind == .word,
      text[before.end - 1] == UInt8(ascii: "#")
    {
      throw SyntaxError(
        "a blank is missing before '#'", before.end - 1..<before.end,
        note: "or write a text with blanks in double quotes")
    }
    let note = WordForm.isCount(string(token.range)) ? ActionCall.repetitionNote : note
    throw SyntaxError(
      "unexpected \(string(token.range).quotedForMessage) after \(what)", token.range,
      note: note ?? "a comment begins with '#'; write a text with blanks in double quotes")
  }

  /// Returns the place of a range of bytes.
  func place(_ range: Range<Int>) -> SourceRange {
    map.place(embedding.map { $0.outer(range) } ?? range)
  }

  func string(_ range: Range<Int>) -> String {
    String(decoding: text[range], as: UTF8.self)
  }

  func located(_ range: Range<Int>) -> Located<String> {
    Located(string(range), place(range))
  }

  /// Returns a comment or a title, which has no escape sequences; control characters are errors.
  func plainText(_ range: Range<Int>, _ what: String) throws(SyntaxError) -> String {
    if let index = range.first(where: { text[$0] < 0x20 && text[$0] != 0x09 || text[$0] == 0x7F }) {
      throw SyntaxError("control character \(text[index]) in \(what)", index..<index + 1)
    }
    return string(range)
  }

  /// Returns the name in a token without a label; `what` is the kind of name, such as `an action`.
  func name(_ token: Token, _ what: String) throws(SyntaxError) -> Located<String> {
    let name = located(token.range)
    guard token.kind == .word, NameRules.isName(name.value) else {
      throw SyntaxError(
        "\(name.value.quotedForMessage) is not the name of \(what)", token.range,
        note: token.kind == .string ? "write names without quotes" : NameRules.note(for: name.value))
    }
    return name
  }

  /// Returns the name of an action, which may begin with the path of a reactor in the state.
  func actionName(_ token: Token) throws(SyntaxError) -> Located<String> {
    if token.kind == .word {
      let text = string(token.range)
      if NameRules.isActionName(text) { return located(token.range) }
      if text.contains("[") {
        do {
          _ = try Path(parsing: text)
        } catch {
          throw error.at(token.start + error.range.lowerBound..<token.start + error.range.upperBound)
        }
      }
    }
    return try name(token, "an action")
  }

  /// Returns the value of a token; where labels are not allowed, a label before a word is a part of the word.
  func value(_ token: Token, isLabelled: Bool = false) throws(SyntaxError) -> Located<ScriptValue> {
    let range = isLabelled ? token.valueRange : token.range
    if token.kind != .word, !isLabelled { try refuseLabel(token) }
    switch token.kind {
    case .word: return Located(try word(range), place(range))
    case .string, .brackets: return Located(try json(token.valueRange).value(), place(range))
    }
  }

  private func refuseLabel(_ token: Token) throws(SyntaxError) {
    guard token.valueStart > token.start else { return }
    throw SyntaxError(
      "a label is not allowed here", token.start..<token.valueStart,
      note: "only actions, gestures, @reactor and @include take them")
  }

  /// Returns a text, in which variables are not expanded: any word, or a string.
  func text(_ token: Token) throws(SyntaxError) -> Located<String> {
    switch token.kind {
    case .word: return located(token.range)
    case .brackets:
      throw SyntaxError(
        "expected a text, not JSON", token.range, note: "write a word, or a text in double quotes")
    case .string:
      try refuseLabel(token)
      guard case .string(let text, _) = try json(token.valueRange).content else {
        return located(token.range)
      }
      return Located(text, place(token.range))
    }
  }

  /// Parses a duration of one word.
  func duration(_ range: Range<Int>) throws(SyntaxError) -> ScriptDuration {
    do {
      return try ScriptDuration(inScript: string(range))
    } catch {
      throw error.at(range)
    }
  }

  /// Parses a path of one token.
  func path(_ token: Token) throws(SyntaxError) -> Located<Path> {
    do {
      return Located(try Path(parsing: string(token.range)), place(token.range))
    } catch {
      let range = token.start + error.range.lowerBound..<token.start + error.range.upperBound
      throw error.at(range)
    }
  }

  /// Parses JSON with the offsets of its parts in `text`.
  func json(_ range: Range<Int>) throws(SyntaxError) -> JSONNode {
    try JSONNode(parsing: text, range, quotesVariables: false)
  }

  private func word(_ range: Range<Int>) throws(SyntaxError) -> ScriptValue {
    let word = string(range)
    if let name = VariableSyntax.name(of: word) { return .variable(name) }
    if let bad = VariableSyntax.malformed(in: word) { throw SyntaxError(malformedVariable: bad, range) }
    if word == "nil" { return .word("null") }
    return WordForm.isLiteral(word) ? .word(word) : .string(word)
  }
}

extension StatementParser.Embedding {
  func outer(_ inner: Range<Int>) -> Range<Int> {
    isVerbatim ? range.lowerBound + inner.lowerBound..<range.lowerBound + inner.upperBound : range
  }
}
