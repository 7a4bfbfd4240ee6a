import ActionScripts
import ExactStrings

extension ActionCall {
  /// Returns a hint with the statement that a call was probably meant as; nil if none is known.
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

  /// The arguments, read as an expectation with or without an operator; nil if they cannot be read as one.
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
