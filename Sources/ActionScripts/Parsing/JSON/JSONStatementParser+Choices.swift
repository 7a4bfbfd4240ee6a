import ExactStrings

// `{"port":"p","any":[{"reply":...},"fail","hang"],"within":"0..2s"}`
extension JSONStatementParser {
  /// Parses what a port may do.
  func choices(_ list: JSONNode, of port: JSONNode, _ fields: JSONFields) throws(SyntaxError) -> PortChoices {
    guard case .array(let elements) = list.content, !elements.isEmpty else {
      throw wrongKind(list, of: "any", needs: "an array of choices: [{\"reply\":[]},\"fail\",\"hang\"]")
    }
    let allowed = ["port", "any", "within", "comment"]
    if let other = fields.members.first(where: { member in !allowed.contains(member.key) }) {
      throw SyntaxError("'\(other.key)' is not allowed beside 'any'", other.keyRange)
    }
    var result = PortChoices(name: try name(port, of: "port", "a port"), [])
    for element in elements { result.choices.append(try choice(element)) }
    if let node = fields["within"] { result.delay = try delayRange(node) }
    return result
  }

  private func choice(_ node: JSONNode) throws(SyntaxError) -> PortChoices.Choice {
    switch node.content {
    case .string("reply", _): return .reply(nil)
    case .string("fail", _): return .fail(nil)
    case .string("hang", _): return .hang
    case .object(let members) where members.count == 1:
      let member = members[0]
      switch member.key {
      case "reply": return .reply(try value(member.value))
      case "file": return .replyFile(try text(member.value, of: "file"))
      case "fail": return .fail(try value(member.value))
      case "hang":
        try requireTrue(member.value, of: "hang")
        return .hang
      case let key:
        throw SyntaxError(
          "unknown key \(key.quotedForMessage) in a choice", member.keyRange,
          note: Suggestion.note(for: key, in: Self.outcomes, heading: "a choice has one of"))
      }
    default:
      throw SyntaxError(
        "a choice is \"reply\", \"fail\", \"hang\", or an object with one key", node.range,
        note: "write: {\"reply\":[]}")
    }
  }

  private func delayRange(_ node: JSONNode) throws(SyntaxError) -> DelayRange {
    guard case .string(let text, _) = node.content else {
      throw wrongKind(node, of: "within", needs: "a range in quotes, such as \"0..2s\"")
    }
    do { return try DelayRange(parsing: text) } catch { throw error.at(node.range) }
  }
}
