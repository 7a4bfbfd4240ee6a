import ExactStrings

// `? always CONDITION when CONDITION`, `? finally CONDITION within D` ...
extension StatementParser {
  /// Takes the word that begins a rule; nil if this is an expectation. A word before an operator is a path.
  mutating func ruleKind() -> Rule.Kind? {
    guard let first = lexer.tokens.first, first.kind == .word, let kind = Rule.Kind(rawValue: string(first.range))
    else { return nil }
    if lexer.tokens.count > 1, Expectation.isOperator(string(lexer.tokens[1].range)) { return nil }
    position = 1
    return kind
  }

  mutating func rule(_ kind: Rule.Kind) throws(SyntaxError) -> Rule {
    var rule = Rule(kind, try condition(after: kind.rawValue, "write: ? \(kind.example)"))
    while let token = nextToken() {
      let word = string(token.range)
      switch word {
      case "when" where rule.premise == nil && kind.takesPremise:
        rule.premise = try condition(after: word, "write: ? always isLoading == false when $inflight == 0")
      case "within" where rule.span == nil && kind.takesSpan:
        let operand = try nextToken(
          orMissing: "a duration is missing after 'within'", note: "write: ? \(Rule.Kind.finally.example)")
        rule.span = try duration(operand.range)
      case "when" where !kind.takesPremise:
        throw SyntaxError(
          "'\(kind.rawValue)' takes no 'when'", token.range, note: "'always' and 'never' take one")
      case "within" where !kind.takesSpan:
        throw SyntaxError("'\(kind.rawValue)' takes no 'within'", token.range, note: "only 'finally' takes one")
      default: throw unexpected(token, after: rule)
      }
    }
    return rule
  }

  /// Parses a condition that takes up a whole text.
  mutating func condition() throws(SyntaxError) -> Condition {
    let condition = try condition(after: nil, "write: repos unique")
    if let token = nextToken() {
      let hasKey = ["when", "within"].contains(string(token.range))
      throw unexpected(
        token, after: Rule(.sometimes, condition), note: hasKey ? "it is a key of its own, beside this one" : nil)
    }
    return condition
  }

  private mutating func condition(after word: String?, _ example: String) throws(SyntaxError) -> Condition {
    var condition = Condition([[]])
    var place = word
    while true {
      let first = try nextToken(
        orMissing: "a condition is missing" + (place.map { " after '\($0)'" } ?? ""), note: example)
      let expectation = try expectation(beginningWith: first)
      if case .hole = expectation {
        throw SyntaxError(
          "a hole is not allowed in a rule", lexer.tokens[position - 1].range,
          note: "the text itself is written \"_\"")
      }
      condition.alternatives[condition.alternatives.count - 1].append(expectation)
      guard position < lexer.tokens.count else { return condition }
      switch string(lexer.tokens[position].range) {
      case "and": place = "and"
      case "or":
        place = "or"
        condition.alternatives.append([])
      default: return condition
      }
      position += 1
    }
  }

  private func unexpected(_ token: Token, after rule: Rule, note: String? = nil) -> SyntaxError {
    let word = string(token.range).quotedForMessage
    if rule.span != nil { return SyntaxError("unexpected \(word) after the duration", token.range) }
    let ending = (rule.premise ?? rule.condition).expectations.last?.ending ?? "the condition"
    let list = rule.continuations.map { "'\($0)'" }.joined(separator: ", ")
    return SyntaxError(
      "unexpected \(word) after \(ending)", token.range, note: note ?? "a condition goes on with \(list)")
  }
}

extension Rule.Kind {
  /// Whether `when` may follow.
  var takesPremise: Bool { self == .always || self == .never }

  /// Whether `within` may follow.
  var takesSpan: Bool { self == .finally }

  fileprivate var example: String {
    switch self {
    case .always: "always repos unique"
    case .never: "never query == \"x\" and repos has \"y\""
    case .sometimes: "sometimes nextPage == nil"
    case .finally: "finally $inflight == 0 within 30s"
    }
  }
}

extension Rule {
  /// The words that may follow the parts of the rule that were read so far.
  fileprivate var continuations: [String] {
    ["and", "or"] + (kind.takesPremise && premise == nil ? ["when"] : []) + (kind.takesSpan ? ["within"] : [])
  }
}
