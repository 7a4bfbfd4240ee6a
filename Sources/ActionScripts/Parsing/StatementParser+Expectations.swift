import ExactStrings
import JSONValues

// `? PATH OP VALUE`, `? PATH exists|missing|unique`, `? PATH == _`, `? {...}`
extension StatementParser {
  private static let example = "write: ? items.0 == 1"

  /// Parses what follows a `?`: an expectation or a rule.
  mutating func question() throws(SyntaxError) -> Statement.Kind {
    if let kind = ruleKind() { return .rule(try rule(kind)) }
    return .expect(try expectation())
  }

  /// Parses a whole expectation.
  mutating func expectation() throws(SyntaxError) -> Expectation {
    let first = try nextToken(orMissing: "a path is missing after '?'", note: Self.example)
    let expectation = try expectation(beginningWith: first)
    let next = position < lexer.tokens.count ? string(lexer.tokens[position].range) : ""
    let note: String? =
      switch next {
      case "and", "&&": "only rules join expectations; write two lines"
      case "or", "||": "only rules join expectations: ? always, ? never, ? sometimes, ? finally"
      default: nil
      }
    try expectEnd(behind: expectation.ending, note: note)
    return expectation
  }

  /// Parses an expectation, after which more may follow.
  mutating func expectation(beginningWith first: Token) throws(SyntaxError) -> Expectation {
    if first.kind == .brackets {
      let pattern = try value(first)
      guard case .object = pattern.value else {
        throw SyntaxError(
          "an array is not allowed here: the state is an object", first.range,
          note: "write a path, an operator and a value, or an object")
      }
      return .contains(pattern)
    }
    if text[first.start] == UInt8(ascii: "!"), first.end > first.start + 1 {
      throw SyntaxError(
        "a path cannot begin with '!'", first.start..<first.start + 1,
        note: isAtEnd ? "write: \(string(first.start + 1..<first.end)) == false" : Self.negation)
    }
    let path = try path(first)
    try Self.checkPseudoPath(path.value, first.range)
    let sign = try nextToken(
      orMissing: "an operator is missing after the path",
      note: "write an operator and a value: \(string(first.range).prefix(60).description.escapedForDisplay) == true")
    let word = string(sign.range)
    if path.value.segments == ["not"], !Expectation.operators.contains(word), NameRules.isActionName(word) {
      throw SyntaxError(
        "'not' is no part of an expectation", first.range, note: isAtEnd ? "write: \(word) == false" : Self.negation)
    }
    if !Expectation.operators.contains(word), isBeforeOperator,
      let kind = Suggestion.closest(to: string(first.range), in: Rule.Kind.allCases.map(\.rawValue))
    {
      if string(first.range) == kind { throw misplacedRule(kind, first, condition: sign.start..<lastOffset) }
      throw SyntaxError(
        "unknown rule \(string(first.range).quotedForMessage)", first.range, note: "did you mean '\(kind)'?")
    }
    return try comparison(of: path, with: word, sign)
  }

  /// The error for a rule where an expectation or a condition belongs. In JSON a rule has a key of its own.
  private func misplacedRule(_ kind: String, _ first: Token, condition: Range<Int>) -> SyntaxError {
    let text = string(condition)
    let condition = text.utf8.count < 60 ? text : "..."
    let right = embedding == nil ? "? \(kind) \(condition)" : JSONValue.object([.init(kind, condition)]).text
    return SyntaxError("a rule is not allowed here", first.range, note: "write: \(right)")
  }

  /// Whether the next token is an operator.
  private var isBeforeOperator: Bool {
    position < lexer.tokens.count && Expectation.isOperator(string(lexer.tokens[position].range))
  }

  private static let negation = "write the opposite operator, such as '!='"

  private mutating func comparison(
    of path: Located<Path>, with sign: String, _ token: Token
  ) throws(SyntaxError) -> Expectation {
    switch sign {
    case "exists": return .exists(path)
    case "missing": return .missing(path)
    case "unique": return .unique(path)
    default: break
    }
    guard let comparison = Expectation.Comparison(rawValue: sign) else {
      let kinds = Rule.Kind.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")
      let list = "operators: " + Expectation.operators.joined(separator: " ")
      let meant =
        ForeignWords.operatorMeant(by: sign) ?? Suggestion.closest(to: sign, in: Expectation.operators.suffix(5))
      let hint = meant.map { "did you mean '\($0)'? " } ?? (isBeforeOperator ? "a rule begins with \(kinds); " : "")
      throw SyntaxError("unknown operator \(sign.quotedForMessage)", token.range, note: hint + list)
    }
    let operand = try nextToken(orMissing: "a value is missing after '\(sign)'", note: Self.example)
    if operand.kind == .word, string(operand.range) == "_" {
      guard comparison == .equal else {
        throw SyntaxError(
          "a hole is allowed only after '=='", operand.range, note: "the text itself is written \"_\"")
      }
      return .hole(path)
    }
    let value = try value(operand)
    if comparison == .like {
      switch value.value {
      case .array, .object:
        throw SyntaxError("'like' needs a text with '*' and '?'", operand.range, note: "write: ? name like \"Re*\"")
      default: break
      }
    }
    return .compare(path, comparison, value)
  }

  /// Checks the beginning of a path into recorded data, in both notations.
  static func checkPseudoPath(
    _ path: Path, _ range: Range<Int>, otherwise hint: String? = nil
  ) throws(SyntaxError) {
    guard let first = path.segments.first, first.hasPrefix("$"), !Path.pseudoPaths.contains(first) else { return }
    let note = Suggestion.note(for: first, in: Path.pseudoPaths, heading: "there are")
    throw SyntaxError(
      "unknown path \(first.quotedForMessage)", range,
      note: [note, hint].compactMap(\.self).joined(separator: "; "))
  }
}

extension Expectation {
  /// The name of the last part, for messages about what follows it.
  var ending: String {
    switch self {
    case .compare: "the value"
    case .exists: "'exists'"
    case .missing: "'missing'"
    case .unique: "'unique'"
    case .hole: "the hole"
    case .contains: "the object"
    }
  }
}
