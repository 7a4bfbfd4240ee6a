import ActionScripts
import ExactStrings

extension ActionCall {
  /// Returns the statement to write in place of a call that was meant as one; nil where nothing is known.
  func meantInstead(_ known: [String], inJSON: Bool) -> String? {
    let text: String?
    switch arguments.first?.value.value {
    case .string(let written): text = written
    // A number without its unit.
    case .word(let number), .number(let number): text = number + (name.value == "sleep" ? "s" : "ms")
    default: text = nil
    }
    switch name.value {
    case "wait", "sleep":
      let span = text.flatMap { try? ScriptDuration(parsing: $0).text } ?? "idle"
      return inJSON ? "write {\"wait\":\"\(span)\"}" : "write +\(span)"
    case "action", "send":
      guard let text, known.contains(text) else { return nil }
      return inJSON ? "write {\"do\":\"\(text)\"}" : "write the name of the action alone: \(text)"
    case let word where ForeignWords.meansExpectation(word):
      let notation = inJSON ? ScriptNotation.jsonLines : .lines
      let meant = meantExpectation.map { ScriptFormatter(notation: notation).text(of: $0) }
      return "write " + (meant ?? (inJSON ? "{\"expect\":\"FIELD == VALUE\"}" : "? FIELD == VALUE"))
    default: return nil
    }
  }

  /// The expectation that the arguments are, with or without an operator; nil where they are none.
  private var meantExpectation: Statement? {
    let words = String(Statement(.action(self)).lineText.dropFirst(name.value.count + 1))
    var texts = [words]
    if arguments.count == 2 { texts.append(words.replacing(" ", with: " == ")) }
    if arguments.count == 1, case .string(let text) = arguments[0].value.value { texts.append(text) }
    return texts.lazy.compactMap { text in
      let parsed = Script.parse("? \(text)", file: "", notation: .lines)
      return parsed.diagnostics.isEmpty ? parsed.script.statements.first : nil
    }.first
  }
}
