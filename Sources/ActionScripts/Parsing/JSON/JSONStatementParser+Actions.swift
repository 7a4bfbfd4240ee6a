import ExactStrings

// `{"do":"follow","with":42}`, `{"follow":{"_0":42}}`
extension JSONStatementParser {
  /// Returns the action of a `do` statement, or the gesture on a control; `what` is the kind of name, such as
  /// `an action`.
  func call(
    _ name: JSONNode, of key: String, _ what: String, with payload: JSONNode?
  ) throws(SyntaxError) -> ActionCall {
    let name = try self.name(name, of: key, what)
    guard let payload else { return ActionCall(name: name) }
    switch payload.content {
    case .array(let elements):
      var arguments: [ActionCall.Argument] = []
      for element in elements { arguments.append(ActionCall.Argument(try value(element))) }
      return ActionCall(name: name, arguments: arguments)
    case .object(let members):
      if let arguments = try labelled(members) { return ActionCall(name: name, arguments: arguments) }
      return ActionCall(name: name, arguments: [ActionCall.Argument(try value(payload))])
    default: return ActionCall(name: name, arguments: [ActionCall.Argument(try value(payload))])
    }
  }

  /// Returns the members as arguments: `_n` is the n-th one, without a label. Returns nil if the keys are not labels,
  /// or leave gaps; the object is then one argument.
  private func labelled(_ members: [JSONNode.Member]) throws(SyntaxError) -> [ActionCall.Argument]? {
    guard !members.isEmpty, members.allSatisfy({ NameRules.isIdentifier($0.key) }) else { return nil }
    var arguments = [ActionCall.Argument?](repeating: nil, count: members.count)
    for member in members {
      guard let position = ActionCall.position(member.key) else { continue }
      guard position < members.count else { return nil }
      arguments[position] = ActionCall.Argument(try value(member.value))
    }
    var next = 0
    for member in members where ActionCall.position(member.key) == nil {
      while arguments[next] != nil { next += 1 }
      arguments[next] = ActionCall.Argument(
        label: Located(member.key, map.place(member.keyRange)), try value(member.value))
    }
    return arguments.compactMap(\.self)
  }

  /// Returns an action in its own coding: the only key is its name, the value its payload, with the types of JSON.
  func codedAction(_ fields: JSONFields) throws(SyntaxError) -> Statement.Kind {
    let members = fields.members.filter { $0.key != "comment" }
    guard let member = members.first else {
      throw SyntaxError(
        "an empty object is not a statement", fields.node.range, note: "write: {\"do\":\"increase\"}")
    }
    if members.count > 1 { throw severalKeys(members) }
    if StatementForm.keys.contains(member.key) {
      throw SyntaxError(
        "'\(member.key)' alone is no statement", member.keyRange,
        note: "an action of this name is written {\"do\":\"\(member.key)\"}")
    }
    guard NameRules.isActionName(member.key) else {
      throw SyntaxError(
        "\(member.key.quotedForMessage) is not the name of an action", member.keyRange,
        note: NameRules.note)
    }
    let payload = Located(try member.value.value(), map.place(member.value.range))
    return .action(
      ActionCall(
        name: Located(member.key, map.place(member.keyRange)), arguments: [ActionCall.Argument(payload)], isCoded: true)
    )
  }

  private func severalKeys(_ members: [JSONNode.Member]) -> SyntaxError {
    let unknown = members.first { !StatementForm.keys.contains($0.key) }
    if let unknown, members.contains(where: { StatementForm.keys.contains($0.key) }) {
      return SyntaxError(
        "unknown key \(unknown.key.quotedForMessage)", unknown.keyRange,
        note: Suggestion.note(for: unknown.key, in: StatementForm.mainKeys, heading: "a statement has one of"))
    }
    let names = members.prefix(4).map { $0.key.quotedForMessage }.joined(separator: ", ")
    return SyntaxError(
      "several keys, and none identifies the statement: \(names)", members[1].keyRange,
      note: "an action in its own coding has exactly one key")
  }
}
