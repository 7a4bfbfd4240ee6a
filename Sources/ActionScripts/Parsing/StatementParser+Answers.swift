import ExactStrings

// `! PORT reply|fail|hang ...`, `! STREAM emit|complete|fail ...`
extension StatementParser {
  private static let verbs = ["reply", "fail", "hang", "any", "emit", "complete"]
  private static let options = ["after D", "xN", "when JSON"]

  mutating func answer() throws(SyntaxError) -> Statement.Kind {
    let (name, call) = try target()
    let verb = try nextToken(
      orMissing: "what \(name.value.quotedForMessage) does is missing",
      note: "a port can reply, fail, hang; a stream can emit, complete, fail")
    switch string(verb.range) {
    case "reply":
      let outcome = try reply(behind: verb)
      return .answer(try options(of: PortAnswer(name: name, call: call, outcome: outcome)))
    case "fail":
      let token = try nextToken(
        orMissing: "a code, a message or an error is missing after 'fail'", note: "write: ! \(name.value) fail 503")
      let value = try value(token)
      return .answer(try options(of: PortAnswer(name: name, call: call, outcome: .fail(value))))
    case "hang": return .answer(try options(of: PortAnswer(name: name, call: call, outcome: .hang)))
    case "any":
      if let call {
        throw SyntaxError(
          "'any' is about all calls, and not about call \(call)", verb.range, note: "leave out '#\(call)'")
      }
      return .choices(try choices(of: name))
    case "emit":
      try refuse(call: call, verb)
      let value = try value(
        try nextToken(orMissing: "a value is missing after 'emit'", note: "write: ! \(name.value) emit 1"))
      try expectEnd(behind: "the value")
      return .emit(stream: name, value)
    case "complete":
      try refuse(call: call, verb)
      try expectEnd(behind: "'complete'")
      return .complete(stream: name)
    case let word:
      let list = "a port can reply, fail, hang; a stream can emit, complete, fail"
      let closest = Suggestion.closest(to: word, in: Self.verbs)
      throw SyntaxError(
        "unknown word \(word.quotedForMessage) after \(name.value.quotedForMessage)", verb.range,
        note: closest.map { "did you mean '\($0)'? \(list)" } ?? list)
    }
  }

  /// Parses `PORT` or `PORT#n`.
  private mutating func target() throws(SyntaxError) -> (Located<String>, call: Int?) {
    let token = try nextToken(
      orMissing: "the name of a port or a stream is missing after '!'", note: "write: ! search reply []")
    guard token.kind == .word, let sign = token.range.first(where: { text[$0] == UInt8(ascii: "#") }) else {
      return (try name(token, "a port or a stream"), nil)
    }
    let number = string(sign + 1..<token.end)
    let note = "calls are counted from 1: \(string(token.start..<sign).escapedForDisplay)#1"
    if number.isEmpty {
      throw SyntaxError("the number of the call is missing after '#'", sign..<token.end, note: note)
    }
    guard let call = Int(number), call > 0, number == "\(call)" else {
      throw SyntaxError("\(number.quotedForMessage) is not the number of a call", sign..<token.end, note: note)
    }
    let head = Token(kind: .word, start: token.start, valueStart: token.start, end: sign)
    return (try name(head, "a port or a stream"), call)
  }

  private func refuse(call: Int?, _ verb: Token) throws(SyntaxError) {
    guard call != nil else { return }
    throw SyntaxError("only a port has calls, and a stream can \(string(verb.range))", verb.range)
  }

  /// Parses the value after `reply`; without a value the answer is null. A text that looks like an option has to be
  /// quoted.
  private mutating func reply(behind verb: Token) throws(SyntaxError) -> PortAnswer.Outcome {
    var ahead = self
    guard let token = ahead.nextToken(), !isOption(token) else {
      return .reply(Located(.word("null"), place(verb.range)))
    }
    self = ahead
    return try reply(token)
  }

  /// Parses the value or the file of a reply.
  func reply(_ token: Token) throws(SyntaxError) -> PortAnswer.Outcome {
    guard text[token.start] == UInt8(ascii: "@") else { return .reply(try value(token)) }
    let file = token.start + 1..<token.end
    if file.isEmpty { throw SyntaxError("the name of a file is missing after '@'", token.range) }
    guard token.kind == .string else { return .replyFile(located(file)) }
    guard case .string(let name, _) = try json(file).content, !name.isEmpty else {
      throw SyntaxError("the name of a file is missing after '@'", token.range)
    }
    return .replyFile(Located(name, place(token.range)))
  }

  private mutating func options(of answer: PortAnswer) throws(SyntaxError) -> PortAnswer {
    var answer = answer
    while let token = nextToken() {
      let word = string(token.range)
      if word == "after" {
        try refuseTwice(answer.delay != nil, "after", token)
        let operand = try nextToken(orMissing: "a duration is missing after 'after'", note: "write: after 5ms")
        answer.delay = try duration(operand.range)
        if answer.outcome == .hang {
          throw SyntaxError("'hang' cannot have 'after': it never answers", token.start..<operand.end)
        }
      } else if word == "when" {
        try refuseTwice(answer.condition != nil, "when", token)
        answer.condition = try condition()
      } else if isOption(token) {
        try refuseTwice(answer.times != nil, "xN", token)
        guard let times = count(token) else {
          throw SyntaxError(
            "\(word.quotedForMessage) is not a number of requests", token.range, note: "write x1, x2, ...")
        }
        answer.times = times
        if let call = answer.call {
          throw SyntaxError("'\(word)' is not allowed here: call \(call) comes once", token.range)
        }
      } else {
        let closest = Suggestion.closest(to: word, in: ["after", "when"])
        let list = "options: " + Self.options.joined(separator: ", ")
        throw SyntaxError(
          "unknown option \(word.quotedForMessage)", token.range,
          note: closest.map { "did you mean '\($0)'? \(list)" } ?? list)
      }
    }
    return answer
  }

  private mutating func condition() throws(SyntaxError) -> Located<ScriptValue> {
    try value(try nextToken(orMissing: "a value is missing after 'when'", note: "write: when {\"page\":2}"))
  }

  private func isOption(_ token: Token) -> Bool { token.kind == .word && WordForm.isOption(string(token.range)) }

  private func refuseTwice(_ isTwice: Bool, _ option: String, _ token: Token) throws(SyntaxError) {
    if isTwice { throw SyntaxError("'\(option)' stands twice", token.range) }
  }
}
