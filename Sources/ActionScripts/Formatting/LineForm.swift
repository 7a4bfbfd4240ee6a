import ExactStrings
import JSONValues

/// Formats statements in line notation.
struct LineForm {
  /// The names of the known streams, for actions in their own coding, which this notation writes as JSON too.
  let streams: Set<ExactString>

  func text(of statement: Statement) -> String {
    var text = text(of: statement.kind)
    if let comment = statement.comment { text += comment.isEmpty ? "  #" : "  # \(comment)" }
    return text
  }

  private func text(of kind: Statement.Kind) -> String {
    switch kind {
    case .comment(let text): return text.isEmpty ? "#" : text.hasPrefix("!/") ? "#\(text)" : "# \(text)"
    case .reactor(let name, let arguments): return "@reactor \(name.value)" + Self.text(of: arguments)
    case .caseTitle(let title): return "@case \(title.value)"
    case .variable(let name, let value):
      if case .string(let text) = value.value, WordForm.isCapture(text) {
        return "@let \(name.value) = \(JSONValue.string(text).text)"
      }
      return "@let \(name.value) = \(Self.text(of: value.value))"
    case .capture(let name, let path): return "@let \(name.value) = \(path.value.text)"
    case .each(let name, let values):
      let list = values.map { $0.value.jsonText }.joined(separator: ", ")
      return "@each \(name.value) = \(list)"
    case .vary(let name, let values):
      return "@vary \(name.value)" + values.map { " " + Self.text(of: $0.value) }.joined()
    case .include(let file, let arguments):
      return "@include \(Self.text(of: .string(file.value)))" + Self.text(of: arguments)
    case .redact(let path, let name): return "@redact \(path.value.text) as \(name.value)"
    case .tag(let tag): return "@tag \(Self.text(of: .string(tag.value)))"
    case .only: return "@only"
    case .lenient: return "@lenient"
    case .expectedFailure(let reason): return "@xfail \(reason.value)"
    case .timeout(let duration): return "@timeout \(duration.text)"
    case .seed(let seed): return "@seed \(seed)"
    case .goldenNone: return "@golden none"
    case .wait(let duration): return "+\(duration.text)"
    case .until(let instant): return "=\(instant.value.text)"
    case .idle: return "+idle"
    case .action(let call):
      // Only JSON keeps the types of an action's own coding.
      return call.isCoded ? JSONForm(streams: streams).text(of: Statement(kind)) : Self.text(ofAction: call)
    case .expect(let expectation): return "? \(expectation.canonicalText)"
    case .rule(let rule): return "? \(rule.canonicalText)"
    case .answer(let answer): return "! \(Self.text(of: answer))"
    case .choices(let choices): return "! \(Self.text(of: choices))"
    case .emit(let stream, let value): return "! \(stream.value) emit \(Self.text(of: value.value))"
    case .complete(let stream): return "! \(stream.value) complete"
    case .view(let command): return "&\(command.rawValue)"
    case .gesture(let control, let call): return "& \(control.value.text) \(Self.text(of: call))"
    case .stub(let isOn): return isOn ? "&stub on" : "&stub off"
    case .stubState(let state): return "&stub.state \(Self.text(of: state.value))"
    }
  }

  /// Returns the text of an action; its last word is quoted if it would be read as a number of times.
  private static func text(ofAction call: ActionCall) -> String {
    var call = call
    if let last = call.arguments.last, last.label == nil, case .string(let text) = last.value.value,
      WordForm.isCount(text), call.times == ScriptCount(1)
    {
      call.arguments.removeLast()
      return Self.text(of: call) + " " + JSONValue.string(text).text
    }
    return Self.text(of: call) + (call.times == ScriptCount(1) ? "" : " " + call.times.text)
  }

  private static func text(of call: ActionCall) -> String {
    call.arguments.reduce(into: call.name.value) { text, argument in
      text += argument.label.map { " \($0.value)=" } ?? " "
      text += Self.text(of: argument.value.value)
    }
  }

  private static func text(of arguments: [LabelledValue]) -> String {
    arguments.map { " \($0.label.value)=\(text(of: $0.value.value))" }.joined()
  }

  private static func text(of answer: PortAnswer) -> String {
    var text = answer.name.value
    if let call = answer.call { text += "#\(call)" }
    switch answer.outcome {
    case .reply(let value) where value.value.isNull: text += " reply"
    case .reply(let value): text += " reply \(Self.text(ofReply: value.value))"
    case .replyFile(let file): text += " reply \(Self.text(ofFile: file.value))"
    case .fail(let value): text += " fail \(Self.text(of: value.value))"
    case .hang: text += " hang"
    }
    if let delay = answer.delay { text += " after \(delay.text)" }
    if let times = answer.times { text += " " + times.text }
    if let condition = answer.condition { text += " when \(Self.text(of: condition.value))" }
    return text
  }

  /// Returns the text of a reply. A string that begins with `@` is quoted, because a bare word of this form is the name
  /// of a file; so is a string that would be an option as a bare word.
  private static func text(ofReply value: ScriptValue) -> String {
    if case .string(let reply) = value, reply.hasPrefix("@") || WordForm.isOption(reply) {
      return JSONValue.string(reply).text
    }
    return text(of: value)
  }

  private static func text(ofFile name: String) -> String {
    "@" + (WordForm.isBare("@" + name) ? name : JSONValue.string(name).text)
  }

  private static func text(of choices: PortChoices) -> String {
    let list = choices.choices.map { choice in
      switch choice {
      case .reply(nil): "reply"
      case .reply(let value?): "reply \(text(ofChoice: value.value))"
      case .replyFile(let file): "reply \(text(ofFile: file.value))"
      case .fail(nil): "fail"
      case .fail(let value?): "fail \(text(ofChoice: value.value))"
      case .hang: "hang"
      }
    }
    return "\(choices.name.value) any " + list.joined(separator: " | ")
      + (choices.delay.map { " within \($0.text)" } ?? "")
  }

  /// Returns the text of a value among choices, where more words have a meaning.
  private static func text(ofChoice value: ScriptValue) -> String {
    if case .string(let text) = value, WordForm.endsChoice(text) { return JSONValue.string(text).text }
    return text(ofReply: value)
  }

  /// Returns the text of a value as one token, without quotes where possible.
  static func text(of value: ScriptValue) -> String {
    switch value {
    case .word(let word): word
    case .string(let text) where WordForm.isBare(text): text
    default: value.jsonText
    }
  }
}
