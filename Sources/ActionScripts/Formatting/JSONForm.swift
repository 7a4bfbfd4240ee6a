import ExactStrings
import JSONValues

/// Formats statements as JSON: one object each, without blanks outside strings.
struct JSONForm {
  /// The names that are known to be streams.
  let streams: Set<ExactString>

  func text(of statement: Statement) -> String {
    var members = members(of: statement.kind)
    if let comment = statement.comment { members.append(("comment", Self.quoted(comment))) }
    return "{" + members.map { "\(Self.quoted($0.key)):\($0.text)" }.joined(separator: ",") + "}"
  }

  private typealias Members = [(key: String, text: String)]

  private func members(of kind: Statement.Kind) -> Members {
    switch kind {
    case .comment(let text): [("comment", Self.quoted(text))]
    case .reactor(let name, let arguments): [("reactor", Self.quoted(name.value))] + Self.with(arguments)
    case .caseTitle(let title): [("case", Self.quoted(title.value))]
    case .variable(let name, let value): [("let", "{\(Self.quoted(name.value)):\(Self.text(of: value.value))}")]
    case .capture(let name, let path): [("let", Self.quoted(name.value)), ("from", Self.quoted(path.value.text))]
    case .each(let name, let values):
      [("each", "{\(Self.quoted(name.value)):[\(values.map { Self.text(of: $0.value) }.joined(separator: ","))]}")]
    case .vary(let name, let values):
      [("vary", "{\(Self.quoted(name.value)):[\(values.map { Self.text(of: $0.value) }.joined(separator: ","))]}")]
    case .include(let file, let arguments): [("include", Self.quoted(file.value))] + Self.with(arguments)
    case .redact(let path, let name): [("redact", Self.quoted(path.value.text)), ("as", Self.quoted(name.value))]
    case .tag(let tag): [("tag", Self.quoted(tag.value))]
    case .only: [("only", "true")]
    case .lenient: [("lenient", "true")]
    case .expectedFailure(let reason): [("xfail", Self.quoted(reason.value))]
    case .timeout(let duration): [("timeout", Self.quoted(duration.text))]
    case .seed(let seed): [("seed", "\(seed)")]
    case .goldenNone: [("golden", "\"none\"")]
    case .wait(let duration): [("wait", Self.quoted(duration.text))]
    case .until(let instant): [("until", Self.quoted(instant.value.text))]
    case .idle: [("wait", "\"idle\"")]
    case .action(let call): Self.members(of: call) + (call.times > 1 ? [("times", "\(call.times)")] : [])
    case .expect(.contains(let pattern)): [("expect", Self.text(of: pattern.value))]
    case .expect(let expectation): [("expect", Self.quoted(expectation.canonicalText))]
    case .rule(let rule): Self.members(of: rule)
    case .answer(let answer): members(of: answer)
    case .choices(let choices): Self.members(of: choices)
    case .emit(let stream, let value): [("stream", Self.quoted(stream.value)), ("emit", Self.text(of: value.value))]
    case .complete(let stream): [("stream", Self.quoted(stream.value)), ("complete", "true")]
    case .view(let command): [("view", Self.quoted(command.rawValue))]
    case .gesture(let control, let call): Self.members(of: call, on: control.value)
    case .stub(let isOn): [("stub", isOn ? "\"on\"" : "\"off\"")]
    case .stubState(let state): [("stub", "{\"state\":\(Self.text(of: state.value))}")]
    }
  }

  private static func members(of call: ActionCall) -> Members {
    if call.isCoded, let payload = call.arguments.first { return [(call.name.value, text(of: payload.value.value))] }
    let name = ("do", quoted(call.name.value))
    if call.arguments.count == 1, call.arguments[0].label == nil {
      switch call.arguments[0].value.value {
      case .array, .object: break
      case let value: return [name, ("with", text(of: value))]
      }
    }
    return [name] + with(call.arguments)
  }

  private static func members(of call: ActionCall, on control: Path) -> Members {
    [("view", quoted(control.text)), ("gesture", quoted(call.name.value))] + with(call.arguments)
  }

  private static func members(of rule: Rule) -> Members {
    var members: Members = [(rule.kind.rawValue, text(of: rule.condition, rule.conditionText))]
    if let premise = rule.premise { members.append(("when", text(of: premise, premise.canonicalText))) }
    if let span = rule.span { members.append(("within", quoted(span.text))) }
    return members
  }

  private static func text(of condition: Condition, _ text: String) -> String {
    if condition.alternatives.count == 1, case .contains(let pattern) = condition.alternatives[0][0],
      condition.alternatives[0].count == 1
    {
      return Self.text(of: pattern.value)
    }
    return quoted(text)
  }

  /// Returns all arguments: as an object if one of them has a label, else as an array.
  private static func with(_ arguments: [ActionCall.Argument]) -> Members {
    if arguments.isEmpty { return [] }
    if arguments.contains(where: { $0.label != nil }) {
      let fields = arguments.enumerated().map { index, argument in
        "\(quoted(argument.label?.value ?? "_\(index)")):\(text(of: argument.value.value))"
      }
      return [("with", "{\(fields.joined(separator: ","))}")]
    }
    return [("with", "[" + arguments.map { text(of: $0.value.value) }.joined(separator: ",") + "]")]
  }

  private func members(of answer: PortAnswer) -> Members {
    let name = Self.quoted(answer.name.value)
    if case .fail(let value) = answer.outcome, answer.canBeOfStream, streams.contains(answer.name.value) {
      return [("stream", name), ("fail", Self.text(of: value.value))]
    }
    var members: Members = [("port", name)]
    if let call = answer.call { members.append(("call", "\(call)")) }
    switch answer.outcome {
    case .reply(let value): members.append(("reply", Self.text(of: value.value)))
    case .replyFile(let file): members.append(("file", Self.quoted(file.value)))
    case .fail(let value): members.append(("fail", Self.text(of: value.value)))
    case .hang: members.append(("hang", "true"))
    }
    if let delay = answer.delay { members.append(("after", Self.quoted(delay.text))) }
    if let times = answer.times { members.append(("times", "\(times)")) }
    if let condition = answer.condition { members.append(("when", Self.text(of: condition.value))) }
    return members
  }

  private static func members(of choices: PortChoices) -> Members {
    let list = choices.choices.map { choice in
      switch choice {
      case .reply(nil): quoted("reply")
      case .reply(let value?): "{\"reply\":\(text(of: value.value))}"
      case .replyFile(let file): "{\"file\":\(quoted(file.value))}"
      case .fail(nil): quoted("fail")
      case .fail(let value?): "{\"fail\":\(text(of: value.value))}"
      case .hang: quoted("hang")
      }
    }
    return [("port", quoted(choices.name.value)), ("any", "[\(list.joined(separator: ","))]")]
      + (choices.delay.map { [("within", quoted($0.text))] } ?? [])
  }

  private static func with(_ arguments: [LabelledValue]) -> Members {
    if arguments.isEmpty { return [] }
    let fields = arguments.map { "\(quoted($0.label.value)):\(text(of: $0.value.value))" }
    return [("with", "{\(fields.joined(separator: ","))}")]
  }

  private static func quoted(_ text: String) -> String { JSONValue.string(text).text }

  private static func text(of value: ScriptValue) -> String { value.jsonText(quotesVariables: true) }
}

extension PortAnswer {
  /// Whether lines write a failure of a port and of a stream like this one in the same way.
  var canBeOfStream: Bool {
    guard case .fail = outcome else { return false }
    return call == nil && delay == nil && times == nil && condition == nil
  }
}
