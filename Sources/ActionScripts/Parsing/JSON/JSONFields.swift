import ExactStrings

/// The members of a JSON object that is a statement.
struct JSONFields {
  let node: JSONNode
  let members: [JSONNode.Member]

  subscript(key: String) -> JSONNode? {
    members.first { $0.key == key }?.value
  }

  /// Returns the value of a required key.
  func required(_ key: String, of main: String, note: String) throws(SyntaxError) -> JSONNode {
    if let value = self[key] { return value }
    throw SyntaxError(
      "'\(key)' is missing beside '\(main)'", node.range.lowerBound..<node.range.lowerBound + 1, note: note)
  }

  /// Throws an error for keys without a meaning in a statement of this form.
  func refuseUnknownKeys(of form: StatementForm) throws(SyntaxError) {
    let known = form.companions
    guard
      let member = members.first(where: { $0.key != form.key && $0.key != "comment" && !known.contains($0.key) })
    else { return }
    var notes = [Suggestion.note(for: member.key, in: known + ["comment"], heading: "this statement takes")]
    if case .array = member.value.content { notes.append("a script in JSON is an array of statements") }
    throw SyntaxError(
      "unknown key \(member.key.quotedForMessage) beside '\(form.key)'", member.keyRange,
      note: notes.compactMap(\.self).joined(separator: "; "))
  }
}
