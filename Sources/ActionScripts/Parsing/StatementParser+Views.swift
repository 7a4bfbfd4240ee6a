import ExactStrings

// `&bind`, `&stub on|off`, `&stub.state JSON`, `& NAME GESTURE [args]`
extension StatementParser {
  /// The words that are allowed directly after `&`, in the order in which messages list them.
  private static let viewWords = ViewCommand.allCases.map { "&\($0.rawValue)" } + ["&stub", "&stub.state"]
  private static let stubSwitches = ["off", "on"]

  mutating func view() throws(SyntaxError) -> Statement.Kind {
    let token = try nextToken(
      orMissing: "a command or a control is missing after '&'", note: "write: &bind, or: & searchField type swift")
    return token.start == lexer.start + 1 ? try command(token) : try gesture(of: token)
  }

  /// Parses the command directly after `&`.
  private mutating func command(_ token: Token) throws(SyntaxError) -> Statement.Kind {
    let word = string(token.range)
    if let command = ViewCommand(rawValue: word) {
      let isGesture = lexer.tokens.count > 1 && lexer.tokens[1].kind == .word
      try expectEnd(
        behind: "&\(word)", note: isGesture ? "a gesture on a control called '\(word)' has a blank after '&'" : nil)
      return .view(command)
    }
    switch word {
    case "stub": return .stub(try stub())
    case "stub.state":
      let value = try value(
        try nextToken(orMissing: "a value is missing after &stub.state", note: "write: &stub.state {\"count\":3}"))
      try expectEnd(behind: "the value")
      return .stubState(value)
    default: throw unknownCommand("&" + word, token)
    }
  }

  private func unknownCommand(_ word: String, _ token: Token) -> SyntaxError {
    var note = Suggestion.note(for: word, in: Self.viewWords, heading: "commands")
    if lexer.tokens.count > 1, Suggestion.closest(to: word, in: Self.viewWords) == nil {
      note = "a gesture has a blank after '&': & \(word.dropFirst().prefix(60).description.escapedForDisplay)"
    }
    return SyntaxError("unknown command \(word.quotedForMessage)", token.start - 1..<token.end, note: note)
  }

  private mutating func stub() throws(SyntaxError) -> Bool {
    let token = try nextToken(orMissing: "'on' or 'off' is missing after &stub", note: "write: &stub on")
    let word = string(token.range)
    guard Self.stubSwitches.contains(word) else {
      let closest = Suggestion.closest(to: word, in: Self.stubSwitches).map { "did you mean '\($0)'? " } ?? ""
      let isState = token.kind == .brackets || word == "state"
      throw SyntaxError(
        "unknown word \(word.quotedForMessage) after &stub", token.range,
        note: isState ? "set a state like this: &stub.state {\"count\":3}" : closest + "write: &stub on, or: &stub off")
    }
    try expectEnd(behind: "'\(word)'")
    return word == "on"
  }

  /// Parses a gesture with its arguments, which are written like those of actions.
  private mutating func gesture(of token: Token) throws(SyntaxError) -> Statement.Kind {
    let control = try path(token)
    try Self.check(control: control.value, token.range)
    let name = string(token.range).prefix(60).description
    let isCommand = Self.viewWords.contains("&" + name)
    let note =
      isCommand ? "the command has no blank after '&': &\(name)" : "write: & \(name.escapedForDisplay) tap"
    let gesture = try nextToken(orMissing: "a gesture is missing after \(name.quotedForMessage)", note: note)
    if isCommand, gesture.kind != .word {
      throw SyntaxError(
        "\(string(gesture.range).quotedForMessage) is not the name of a gesture", gesture.range, note: note)
    }
    return .gesture(
      control: control, ActionCall(name: try self.name(gesture, "a gesture"), arguments: try arguments()))
  }

  /// Checks the path of a control, in both notations.
  static func check(control: Path, _ range: Range<Int>) throws(SyntaxError) {
    if let first = control.segments.first, !first.hasPrefix("$"), !control.segments.contains("*") { return }
    throw SyntaxError(
      "\(control.text.quotedForMessage) is not the name of a control", range,
      note: "a control has the name that the view gives it: searchField, messageInput.sendButton")
  }
}
