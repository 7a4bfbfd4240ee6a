import ActionScripts
import ExactStrings
import JSONValues
import Timelines

extension StepCompiler {
  mutating func compile(
    _ answer: PortAnswer, _ source: any StatementSource, at range: SourceRange, _ place: Record.Place
  ) throws(Diagnostic) -> Step {
    let name = answer.name.value
    if case .fail(let error) = answer.outcome, answer.canBeOfStream, stream(name) != nil {
      let site = site(place, source, at: range)
      return .push(StreamPush(stream: name, value: .fail(error.value.plainText), site: site))
    }
    let port = try port(answer.name, source)
    let outcome: PortOutcome?
    switch answer.outcome {
    case .reply(let value):
      let json = value.value.json
      try check(json, of: port, source, at: value.range)
      outcome = .reply(json, site(place, source, at: value.range))
    case .replyFile(let path):
      let value = try replyFile(path, source)
      try check(value, of: port, source, at: path.range)
      outcome = .reply(value, site(place, source, at: path.range))
    case .fail(let error):
      outcome = .failure(
        PortFailure(
          message: error.value.plainText, value: error.value, site: site(place, source, at: error.range)))
    case .hang: outcome = nil
    }
    return .answer(
      AnswerPlan(
        port: name, outcome: outcome, delay: .nanoseconds(answer.delay?.nanoseconds ?? 0),
        condition: answer.condition?.value.json, site: site(place, source, at: answer.name.range), statement: answer))
  }

  /// Returns the statement with the content of a file in the place of its name.
  func withoutFiles(_ kind: Statement.Kind, _ source: any StatementSource) throws(Diagnostic) -> Statement.Kind {
    if case .choices(let choices) = kind { return .choices(try withoutFiles(choices, source)) }
    guard case .answer(var answer) = kind, case .replyFile(let path) = answer.outcome else { return kind }
    answer.outcome = .reply(Located(ScriptValue(try replyFile(path, source)), path.range))
    return .answer(answer)
  }

  /// Returns the choices with the contents of files in the place of their names.
  private func withoutFiles(_ choices: PortChoices, _ source: any StatementSource) throws(Diagnostic) -> PortChoices {
    var result = choices
    for (index, choice) in choices.choices.enumerated() {
      guard case .replyFile(let path) = choice else { continue }
      result.choices[index] = .reply(Located(ScriptValue(try replyFile(path, source)), path.range))
    }
    return result
  }

  /// Compiles the answers that exploring may choose for a port. A mock backend is held back, so that exploring answers
  /// in its place.
  /// - Returns: The step that holds the mock backend back; nil where there is none.
  mutating func compile(
    _ choices: PortChoices, _ source: any StatementSource, at range: SourceRange, _ place: Record.Place
  ) throws(Diagnostic) -> Step? {
    guard var variations = explored else {
      throw source.diagnostic(
        "'any' has a meaning in 'reel explore' only: this script does not say what port '\(choices.name.value)' answers",
        at: range,
        note:
          "write one answer, such as '! \(choices.name.value) reply ...', or go on from the script with 'reel explore'"
      )
    }
    let name = choices.name.value
    let port = try port(choices.name, source)
    if variations.answers(of: name) != nil {
      throw source.diagnostic(
        "what port '\(name)' may do is said already", at: choices.name.range, note: "write all its choices in one line")
    }
    let places = choices.choices.map { source.diagnostic("", at: $0.range ?? range, note: nil) }
    let allowed = try withoutFiles(choices, source).choices
    for case .reply(let value?) in allowed { try check(value.value.json, of: port, source, at: value.range) }
    variations.allow(AllowedAnswers(choices: allowed, delay: choices.delay, places: places), of: name)
    explored = variations
    if port?.mock == nil { return nil }
    return try compile(PortAnswer(name: choices.name, outcome: .hang), source, at: range, place)
  }

  /// Rejects a value that is not a reply of a port with a declared reply type.
  private func check(
    _ reply: JSONValue, of port: PortResponder?, _ source: any StatementSource, at range: SourceRange
  ) throws(Diagnostic) {
    guard let port, let checkReply = port.types.checkReply else { return }
    do {
      try checkReply(reply)
    } catch {
      throw source.diagnostic(
        "the reply of port '\(port.name)' is no \(port.types.reply ?? ""): \(error.text(in: "reply"))", at: range,
        note: error.note)
    }
  }

  private func replyFile(_ path: Located<String>, _ source: any StatementSource) throws(Diagnostic) -> JSONValue {
    let (name, content) = try read(path, source)
    if let bad = content.withUnsafeBufferPointer({ $0.firstInvalidUTF8(in: $0.indices) }) {
      throw source.diagnostic("'\(name)' is no JSON: \(content[bad].notUTF8(at: bad))", at: path.range, note: nil)
    }
    do {
      return try JSONValue(parsing: content[...])
    } catch {
      throw source.diagnostic(
        "'\(name)' is no JSON: \(error) (at byte \(error.range.lowerBound))", at: path.range, note: nil)
    }
  }
}

extension PortChoices.Choice {
  /// The place of the value; nil where there is none.
  fileprivate var range: SourceRange? {
    switch self {
    case .reply(let value), .fail(let value): value?.range
    case .replyFile(let file): file.range
    case .hang: nil
    }
  }
}
