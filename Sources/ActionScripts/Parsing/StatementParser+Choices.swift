import ExactStrings

// `! PORT any CHOICE | CHOICE... within A..B`
extension StatementParser {
  private static let example = "write: ! search any reply {\"items\":[]} | fail | hang within 0..2s"

  /// Parses the choices after `any`.
  mutating func choices(of name: Located<String>) throws(SyntaxError) -> PortChoices {
    var result = PortChoices(name: name, [])
    var place = "any"
    while true {
      let verb = try nextToken(orMissing: "a choice is missing after '\(place)'", note: Self.example)
      result.choices.append(try choice(verb, after: place))
      guard let token = nextToken() else { return result }
      switch string(token.range) {
      case "|": place = "|"
      case "within":
        let operand = try nextToken(
          orMissing: "a range of delays is missing after 'within'", note: "write: within 0..2s")
        result.delay = try delayRange(operand.range)
        try expectEnd(behind: "the range")
        return result
      case let word:
        throw SyntaxError(
          "unexpected \(word.quotedForMessage) after a choice", token.range,
          note: "'|' stands between two choices, and 'within A..B' after the last one")
      }
    }
  }

  /// Parses the range of delays in a range of the text.
  func delayRange(_ range: Range<Int>) throws(SyntaxError) -> DelayRange {
    do {
      return try DelayRange(parsing: string(range))
    } catch {
      throw error.at(range)
    }
  }

  private mutating func choice(_ verb: Token, after place: String) throws(SyntaxError) -> PortChoices.Choice {
    switch string(verb.range) {
    case "reply":
      guard let token = choiceValue() else { return .reply(nil) }
      switch try reply(token) {
      case .replyFile(let file): return .replyFile(file)
      case .reply(let value), .fail(let value): return .reply(value)
      case .hang: return .hang
      }
    case "fail":
      guard let token = choiceValue() else { return .fail(nil) }
      return .fail(try value(token))
    case "hang": return .hang
    case let word:
      throw SyntaxError(
        "unknown word \(word.quotedForMessage) after '\(place)'", verb.range,
        note: Suggestion.note(for: word, in: ["reply", "fail", "hang"], heading: "a port can"))
    }
  }

  /// Takes the value of a choice; nil where it has none.
  private mutating func choiceValue() -> Token? {
    guard position < lexer.tokens.count else { return nil }
    let token = lexer.tokens[position]
    if token.kind == .word, WordForm.endsChoice(string(token.range)) { return nil }
    position += 1
    return token
  }
}
