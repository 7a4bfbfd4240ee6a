import ActionScripts
import ExactStrings
import JSONValues
import Timelines

extension ScriptCompiler {
  func compile(
    _ answer: PortAnswer, _ source: any StatementSource, at range: SourceRange, _ place: Record.Place
  ) throws(Diagnostic) -> Step {
    let name = answer.name.value
    if case .fail(let error) = answer.outcome, answer.isPlain, stream(name).known != nil {
      _ = try stream(answer.name, source)
      draft.endedStreams.insert(name)
      let blame = blame(place, source, at: range)
      return .push(StreamPush(stream: name, value: .fail(error.value.plainText), blame: blame))
    }
    let (port, ports) = port(name)
    guard port != nil || name == Stage.webPort else { throw unknownName(answer.name, "port", in: ports, source) }
    let outcome: PortOutcome?
    switch answer.outcome {
    case .reply(let value):
      try check(value.value.json, of: port, source, at: value.range)
      outcome = .reply(value.value.json, blame(place, source, at: value.range))
    case .replyFile(let path):
      let value = try replyFile(path, source)
      try check(value, of: port, source, at: path.range)
      outcome = .reply(value, blame(place, source, at: path.range))
    case .fail(let error):
      outcome = .failure(
        PortFailure(
          message: error.value.plainText, value: error.value, blame: blame(place, source, at: error.range)))
    case .hang: outcome = nil
    }
    return .answer(
      AnswerPlan(
        port: name, outcome: outcome, delay: .nanoseconds(answer.delay?.nanoseconds ?? 0),
        condition: answer.condition?.value.json, call: answer.call, times: answer.times,
        blame: blame(place, source, at: answer.name.range),
        statement: answer))
  }

  /// Rejects a value that is not a reply of a port with a declared reply type.
  private func check(
    _ reply: JSONValue, of port: PortDesk?, _ source: any StatementSource, at range: SourceRange
  ) throws(Diagnostic) {
    guard let port else { return }
    do {
      try port.types.checkReply(reply)
    } catch {
      throw source.diagnostic(
        "the reply of port '\(port.name)' is no \(port.types.reply ?? ""): \(error.text(in: "reply"))", at: range,
        note: error.note)
    }
  }

  private func replyFile(_ path: Located<String>, _ source: any StatementSource) throws(Diagnostic) -> JSONValue {
    let name: String
    let content: [UInt8]
    do {
      (name, content) = try files.read(path.value, from: includes.last ?? script)
    } catch {
      throw source.diagnostic(error.message, at: path.range, note: error.note)
    }
    do {
      return try JSONValue(parsing: content[...])
    } catch {
      throw source.diagnostic(
        "'\(name)' is no JSON: \(error) (at byte \(error.range.lowerBound))", at: path.range, note: nil)
    }
  }
}

extension PortAnswer {
  /// Whether it has no clause that only an answer of a port can have.
  fileprivate var isPlain: Bool { call == nil && delay == nil && times == nil && condition == nil }
}

extension ScriptValue {
  /// The text of a code or message.
  fileprivate var plainText: String {
    switch self {
    case .word(let text), .string(let text), .number(let text): text
    default: json.text
    }
  }
}
