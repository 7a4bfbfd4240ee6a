import ExactStrings

// `NAME [JSON | args...] [xN]`, `+D`, `=T`
extension StatementParser {
  mutating func action() throws(SyntaxError) -> ActionCall {
    let name = try actionName(try nextToken(orMissing: "an action is missing"))
    let times = try times()
    return ActionCall(name: name, arguments: try arguments(before: times), times: times?.count ?? ScriptCount(1))
  }

  /// Returns `xN` as the last word of an action: the number of times that the action is sent.
  private func times() throws(SyntaxError) -> (token: Token, count: ScriptCount)? {
    guard position < lexer.tokens.count, let token = lexer.tokens.last, token.kind == .word, token.label == nil,
      text[token.start] == UInt8(ascii: "x")
    else { return nil }
    let word = string(token.range)
    guard WordForm.isCount(word) else { return nil }
    guard let count = count(token) else {
      throw SyntaxError(
        "\(word.quotedForMessage) is not a number of times", token.range,
        note: "write x2, x3, ...; write a text of that form in double quotes")
    }
    return (token, count)
  }

  /// Returns the count that a word `xN` or `x${n}` is; nil if it is none.
  func count(_ token: Token) -> ScriptCount? {
    let operand = string(token.start + 1..<token.end)
    if let name = VariableSyntax.name(of: operand) {
      return .variable(Located(name, place(token.range)))
    }
    return Int(operand).flatMap { $0 > 0 ? ScriptCount($0) : nil }
  }

  /// Returns the values after the name of an action or a gesture. `_n=v` at its own position equals `v`.
  /// - Parameter times: The token of `xN`, where the values end.
  mutating func arguments(before times: (token: Token, count: ScriptCount)? = nil) throws(SyntaxError) -> [ActionCall
    .Argument]
  {
    var arguments: [ActionCall.Argument] = []
    var labels: Set<ExactString> = []
    while let token = nextToken(), token.start != times?.token.start {
      let index = arguments.count
      let value = try value(token, isLabelled: token.label != nil)
      guard let range = token.label else {
        arguments.append(ActionCall.Argument(value))
        continue
      }
      let label = located(range)
      try refuseEmpty(token)
      if let place = ActionCall.position(label.value) {
        if place != index {
          throw SyntaxError(
            "\(label.value.quotedForMessage) is the label of argument \(place + 1), and this is argument \(index + 1)",
            range, note: "leave the label out")
        }
        arguments.append(ActionCall.Argument(value))
        continue
      }
      guard labels.insert(label.value).inserted else {
        throw SyntaxError("label \(label.value.quotedForMessage) stands twice", range)
      }
      arguments.append(ActionCall.Argument(label: label, value))
    }
    return arguments
  }

  /// Returns the labelled values after a directive.
  mutating func labelledValues(of directive: String) throws(SyntaxError) -> [LabelledValue] {
    var values: [LabelledValue] = []
    var labels: Set<ExactString> = []
    while let token = nextToken() {
      guard let range = token.label else {
        throw SyntaxError(
          "\(string(token.range).quotedForMessage) has no label", token.range,
          note: "the arguments of @\(directive) are written label=value")
      }
      let label = located(range)
      try refuseEmpty(token)
      guard labels.insert(label.value).inserted else {
        throw SyntaxError("label \(label.value.quotedForMessage) stands twice", range)
      }
      values.append(LabelledValue(label, try value(token, isLabelled: true)))
    }
    return values
  }

  private func refuseEmpty(_ token: Token) throws(SyntaxError) {
    guard token.valueStart == token.end else { return }
    throw SyntaxError(
      "a value is missing after \(string(token.range).quotedForMessage)", token.range,
      note: "no blanks around '='; the empty string is \"\"; quote a text that ends in '='")
  }

  mutating func wait() throws(SyntaxError) -> Statement.Kind {
    let token = try nextToken(orMissing: "a duration is missing after '+'", note: "write +300ms, or +idle")
    let word = string(token.range)
    if word.utf8.first.map({ !$0.isDigit && $0 != UInt8(ascii: "-") }) ?? false, word != "idle",
      VariableSyntax.name(of: word) == nil
    {
      let isClose = Suggestion.closest(to: word, in: ["idle"]) != nil
      throw SyntaxError(
        "\(word.quotedForMessage) is not a duration", token.range,
        note: (isClose ? "did you mean '+idle'? " : "") + "write +300ms, or +idle")
    }
    let kind: Statement.Kind = word == "idle" ? .idle : .wait(try duration(token.range))
    try expectEnd(behind: "the duration")
    return kind
  }

  mutating func until() throws(SyntaxError) -> Statement.Kind {
    let token = try nextToken(orMissing: "a time is missing after '='", note: "write =2s")
    if string(token.range) == "idle" { throw SyntaxError("'idle' is no time", token.range, note: "write +idle") }
    let instant = Located(try duration(token.range), place(token.range))
    try expectEnd(behind: "the time")
    return .until(instant)
  }
}

extension ActionCall {
  /// Returns `n` of the label `_n`, which Swift gives to the n-th unlabelled payload.
  static func position(_ label: String) -> Int? {
    guard label.utf8.first == UInt8(ascii: "_"), let number = Int(label.dropFirst()), number >= 0,
      label == "_\(number)"
    else { return nil }
    return number
  }
}
