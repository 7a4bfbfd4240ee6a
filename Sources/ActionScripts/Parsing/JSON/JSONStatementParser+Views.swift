import ExactStrings

// `{"view":"bind"}`, `{"view":"f","gesture":"type","with":["x"]}`, `{"stub":"on"}`, `{"stub":{"state":{}}}`
extension JSONStatementParser {
  private static let commands = ViewCommand.allCases.map(\.rawValue)
  private static let stubNote = #"write: {"stub":"on"}, {"stub":"off"}, or {"stub":{"state":{"count":3}}}"#

  /// Returns a gesture if the key `gesture` is present, else a command.
  func view(_ view: JSONNode, _ fields: JSONFields) throws(SyntaxError) -> Statement.Kind {
    if let gesture = fields["gesture"] {
      let control = try path(view, of: "view")
      try StatementParser.check(control: control.value, view.range)
      return .gesture(control: control, try call(gesture, of: "gesture", "a gesture", with: fields["with"]))
    }
    let name = try text(view, of: "view").value
    guard let command = ViewCommand(rawValue: name) else {
      let list = "commands: " + Self.commands.joined(separator: ", ")
      throw SyntaxError(
        "a gesture is missing beside the control \(name.quotedForMessage)", view.range,
        note: Suggestion.closest(to: name, in: Self.commands).map { "did you mean '\($0)'? \(list)" }
          ?? "write \"gesture\":\"tap\" beside it; \(list)")
    }
    if let arguments = fields.members.first(where: { $0.key == "with" }) {
      throw SyntaxError(
        "'with' has no place beside the command '\(name)'", arguments.keyRange,
        note: "a gesture on a control called '\(name)' needs the key 'gesture'")
    }
    return .view(command)
  }

  func stub(_ stub: JSONNode) throws(SyntaxError) -> Statement.Kind {
    switch stub.content {
    case .string("on", _): return .stub(true)
    case .string("off", _): return .stub(false)
    case .object(let members):
      if let member = members.first(where: { $0.key != "state" }) {
        throw SyntaxError(
          "unknown key \(member.key.quotedForMessage) in 'stub'", member.keyRange,
          note: Suggestion.note(for: member.key, in: ["state"], heading: "it takes"))
      }
      guard let state = members.first?.value else {
        throw SyntaxError("'state' is missing in 'stub'", stub.range, note: Self.stubNote)
      }
      return .stubState(try value(state))
    default:
      throw SyntaxError(
        "'stub' needs \"on\", \"off\" or a state, found \(stub.name)", stub.range, note: Self.stubNote)
    }
  }
}
