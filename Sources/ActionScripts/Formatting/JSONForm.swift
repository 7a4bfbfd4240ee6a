import ExactStrings
import JSONValues

/// Formats statements as JSON: one object each, without blanks outside strings.
struct JSONForm {
  /// The names that are known to be streams.
  let streams: Set<ExactString>

  func text(of statement: Statement) -> String {
    var members = members(of: statement.kind)
    if let comment = statement.comment { members.append(("comment", .text(comment))) }
    return TextBuffer.string { Part.object(members).write(to: &$0) }
  }

  /// A part of a statement.
  private indirect enum Part {
    /// JSON that contains no variable, or a text in which a variable is meant.
    case json(JSONValue)
    /// A value of the script. A text that only looks like a variable is escaped.
    case value(ScriptValue)
    case array([Part])
    case object(Members)

    static let yes = Part.json(.bool(true))

    static func text(_ text: String) -> Part { .json(.string(text)) }

    static func number(_ number: Int) -> Part { .json(.integer(number)) }

    func write(to text: inout TextCursor) {
      switch self {
      case .json(let value): text.write(value)
      case .value(let value): text.write(value, quotesVariables: true)
      case .array(let parts): text.write(arrayOf: parts) { $1.write(to: &$0) }
      case .object(let members): text.write(objectOf: members, key: \.key) { $1.part.write(to: &$0) }
      }
    }
  }

  private typealias Members = [(key: String, part: Part)]

  private func members(of kind: Statement.Kind) -> Members {
    switch kind {
    case .comment(let text): [("comment", .text(text))]
    case .reactor(let name, let arguments): [("reactor", .text(name.value))] + Self.with(arguments)
    case .caseTitle(let title): [("case", .text(title.value))]
    case .variable(let name, let value): [("let", .object([(name.value, .value(value.value))]))]
    case .capture(let name, let path): [("let", .text(name.value)), ("from", .text(path.value.text))]
    case .each(let name, let values): [("each", .object([(name.value, Self.array(values))]))]
    case .vary(let name, let values): [("vary", .object([(name.value, Self.array(values))]))]
    case .include(let file, let arguments): [("include", .text(file.value))] + Self.with(arguments)
    case .redact(let path, let name): [("redact", .text(path.value.text)), ("as", .text(name.value))]
    case .tag(let tag): [("tag", .text(tag.value))]
    case .only: [("only", .yes)]
    case .lenient: [("lenient", .yes)]
    case .expectedFailure(let reason): [("xfail", .text(reason.value))]
    case .timeout(let duration): [("timeout", .text(duration.text))]
    case .seed(let seed): [("seed", .json(JSONValue(number: "\(seed)")))]
    case .goldenNone: [("golden", .text("none"))]
    case .wait(let duration): [("wait", .text(duration.text))]
    case .until(let instant): [("until", .text(instant.value.text))]
    case .idle: [("wait", .text("idle"))]
    case .action(let call):
      Self.members(of: call) + (call.times == ScriptCount(1) ? [] : [("times", Self.part(of: call.times))])
    case .expect(.contains(let pattern)): [("expect", .value(pattern.value))]
    case .expect(let expectation): [("expect", .text(expectation.canonicalText))]
    case .rule(let rule): Self.members(of: rule)
    case .answer(let answer): members(of: answer)
    case .choices(let choices): Self.members(of: choices)
    case .emit(let stream, let value): [("stream", .text(stream.value)), ("emit", .value(value.value))]
    case .complete(let stream): [("stream", .text(stream.value)), ("complete", .yes)]
    case .view(let command): [("view", .text(command.rawValue))]
    case .gesture(let control, let call): Self.members(of: call, on: control.value)
    case .stub(let isOn): [("stub", .text(isOn ? "on" : "off"))]
    case .stubState(let state): [("stub", .object([("state", .value(state.value))]))]
    }
  }

  private static func array(_ values: [Located<ScriptValue>]) -> Part { .array(values.map { .value($0.value) }) }

  private static func members(of call: ActionCall) -> Members {
    if call.isCoded, let payload = call.arguments.first { return [(call.name.value, .value(payload.value.value))] }
    let name = ("do", Part.text(call.name.value))
    if call.arguments.count == 1, call.arguments[0].label == nil {
      switch call.arguments[0].value.value {
      case .array, .object: break
      case let value: return [name, ("with", .value(value))]
      }
    }
    return [name] + with(call.arguments)
  }

  private static func members(of call: ActionCall, on control: Path) -> Members {
    [("view", .text(control.text)), ("gesture", .text(call.name.value))] + with(call.arguments)
  }

  private static func members(of rule: Rule) -> Members {
    var members: Members = [(rule.kind.rawValue, part(of: rule.condition, rule.conditionText))]
    if let premise = rule.premise { members.append(("when", part(of: premise, premise.canonicalText))) }
    if let span = rule.span { members.append(("within", .text(span.text))) }
    return members
  }

  private static func part(of condition: Condition, _ text: String) -> Part {
    if condition.alternatives.count == 1, case .contains(let pattern) = condition.alternatives[0][0],
      condition.alternatives[0].count == 1
    {
      return .value(pattern.value)
    }
    return .text(text)
  }

  /// Returns all arguments: as an object if one of them has a label, else as an array.
  private static func with(_ arguments: [ActionCall.Argument]) -> Members {
    if arguments.isEmpty { return [] }
    if arguments.contains(where: { $0.label != nil }) {
      let fields: Members = arguments.enumerated().map { index, argument in
        (argument.label?.value ?? "_\(index)", .value(argument.value.value))
      }
      return [("with", .object(fields))]
    }
    return [("with", array(arguments.map(\.value)))]
  }

  private func members(of answer: PortAnswer) -> Members {
    let name = Part.text(answer.name.value)
    if case .fail(let value) = answer.outcome, answer.canBeOfStream, streams.contains(answer.name.value) {
      return [("stream", name), ("fail", .value(value.value))]
    }
    var members: Members = [("port", name)]
    if let call = answer.call { members.append(("call", .number(call))) }
    switch answer.outcome {
    case .reply(let value): members.append(("reply", .value(value.value)))
    case .replyFile(let file): members.append(("file", .text(file.value)))
    case .fail(let value): members.append(("fail", .value(value.value)))
    case .hang: members.append(("hang", .yes))
    }
    if let delay = answer.delay { members.append(("after", .text(delay.text))) }
    if let times = answer.times { members.append(("times", Self.part(of: times))) }
    if let condition = answer.condition { members.append(("when", .value(condition.value))) }
    return members
  }

  private static func part(of count: ScriptCount) -> Part {
    switch count {
    case .number(let number): .number(number)
    case .variable: .text(count.operand)
    }
  }

  private static func members(of choices: PortChoices) -> Members {
    let list = choices.choices.map { choice -> Part in
      switch choice {
      case .reply(nil): .text("reply")
      case .reply(let value?): .object([("reply", .value(value.value))])
      case .replyFile(let file): .object([("file", .text(file.value))])
      case .fail(nil): .text("fail")
      case .fail(let value?): .object([("fail", .value(value.value))])
      case .hang: .text("hang")
      }
    }
    return [("port", .text(choices.name.value)), ("any", .array(list))]
      + (choices.delay.map { [("within", .text($0.text))] } ?? [])
  }

  private static func with(_ arguments: [LabelledValue]) -> Members {
    if arguments.isEmpty { return [] }
    return [("with", .object(arguments.map { ($0.label.value, .value($0.value.value)) }))]
  }
}

extension PortAnswer {
  /// Whether the answer is a failure that line notation writes alike for a port and for a stream.
  package var canBeOfStream: Bool {
    guard case .fail = outcome else { return false }
    return call == nil && delay == nil && times == nil && condition == nil
  }
}
