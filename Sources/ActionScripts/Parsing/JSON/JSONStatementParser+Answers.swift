import ExactStrings

// `{"port":"p","reply":...}`, `{"stream":"s","emit":...}`, `{"expect":...}`
extension JSONStatementParser {
  /// The keys that tell what a port does.
  static let outcomes = ["reply", "file", "fail", "hang"]

  func answer(_ port: JSONNode, _ fields: JSONFields) throws(SyntaxError) -> PortAnswer {
    let name = try name(port, of: "port", "a port")
    let outcome = try single(Self.outcomes, beside: "port", fields)
    var answer = PortAnswer(name: name, outcome: .hang)
    switch outcome.key {
    case "reply": answer.outcome = .reply(try value(outcome.value))
    case "file": answer.outcome = .replyFile(try text(outcome.value, of: "file"))
    case "fail": answer.outcome = .fail(try value(outcome.value))
    default: try requireTrue(outcome.value, of: "hang")
    }
    if let node = fields["within"] {
      throw SyntaxError("'within' is allowed beside 'any' alone", node.range, note: "a delay is \"after\":\"50ms\"")
    }
    if let node = fields["after"] {
      answer.delay = try duration(node, of: "after").value
      if answer.outcome == .hang { throw SyntaxError("'hang' cannot have 'after': it never answers", node.range) }
    }
    if let node = fields["call"] { answer.call = try wholeNumber(node, of: "call") }
    if let node = fields["times"] {
      answer.times = try count(node, of: "times")
      if let call = answer.call {
        throw SyntaxError("'times' is not allowed here: call \(call) comes once", node.range)
      }
    }
    if let node = fields["when"] { answer.condition = try value(node) }
    return answer
  }

  func stream(_ stream: JSONNode, _ fields: JSONFields) throws(SyntaxError) -> Statement.Kind {
    let name = try name(stream, of: "stream", "a stream")
    let verb = try single(["emit", "complete", "fail"], beside: "stream", fields)
    switch verb.key {
    case "emit": return .emit(stream: name, try value(verb.value))
    case "fail": return .answer(PortAnswer(name: name, outcome: .fail(try value(verb.value))))
    default:
      try requireTrue(verb.value, of: "complete")
      return .complete(stream: name)
    }
  }

  /// Parses `a.b == 1` in a string, or an object that the state has to contain.
  func expectation(_ node: JSONNode) throws(SyntaxError) -> Expectation {
    if case .object = node.content { return .contains(try value(node)) }
    return try embedded(node, of: "expect", isCondition: false) { parser throws(SyntaxError) in
      try parser.expectation()
    }
  }

  /// Parses an expectation, or the condition of a rule, in a string.
  func embedded<Part>(
    _ node: JSONNode, of key: String, isCondition: Bool,
    _ parse: (inout StatementParser) throws(SyntaxError) -> Part
  ) throws(SyntaxError) -> Part {
    guard case .string(let line, _) = node.content else {
      throw wrongKind(node, of: key, needs: "a string or an object")
    }
    let content = node.range.lowerBound + 1..<node.range.upperBound - 1
    if line.hasPrefix("?"), !content.isEmpty {
      throw SyntaxError(
        "'?' has no place in JSON", content.lowerBound..<content.lowerBound + 1,
        note: "the key says it already: leave it out")
    }
    let isVerbatim = !text[content].contains(UInt8(ascii: "\\"))
    let embedding = StatementParser.Embedding(range: content, isVerbatim: isVerbatim)
    let bytes = Array(line.utf8)
    let result = bytes.withUnsafeBufferPointer { buffer -> Result<Part, SyntaxError> in
      var lexer = LineLexer()
      lexer.readExpectation(buffer, ofRule: isCondition)
      var parser = StatementParser(text: buffer, lexer: lexer, map: map, embedding: embedding)
      do throws(SyntaxError) {
        if let fault = lexer.fault { throw fault }
        if let comment = lexer.comment {
          throw SyntaxError(
            "a comment is not allowed in \(isCondition ? "a condition" : "an expectation")",
            lexer.commentStart..<comment.upperBound,
            note: "write it beside: \"comment\":\"text\"")
        }
        return .success(try parse(&parser))
      } catch {
        return .failure(error.at(embedding.outer(error.range)))
      }
    }
    return try result.get()
  }

  /// Returns the only one of `keys` in the statement.
  private func single(
    _ keys: [String], beside main: String, _ fields: JSONFields
  ) throws(SyntaxError) -> JSONNode.Member {
    let found = fields.members.filter { keys.contains($0.key) }
    guard let first = found.first else {
      let list = keys.map { "'\($0)'" }.joined(separator: ", ")
      throw SyntaxError(
        "the statement does not say what the \(main) does",
        fields.node.range.lowerBound..<fields.node.range.lowerBound + 1,
        note: "one of these keys is needed: \(list)")
    }
    if found.count > 1 {
      throw SyntaxError("'\(found[1].key)' is not allowed beside '\(first.key)'", found[1].keyRange)
    }
    return first
  }
}
