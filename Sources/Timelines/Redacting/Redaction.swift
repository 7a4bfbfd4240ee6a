import ExactStrings
import JSONValues

/// Replaces values that differ from run to run by placeholders: `"[id#1]"` for the first value that a rule matched in
/// the case.
///
/// The same raw value gets the same number under the same name for the whole case, so that identity stays visible. In
/// states a rule's path counts from the root; in actions, mutations, requests, replies, effects, pushed values and
/// pulses it may begin at any depth, and the `_0` around an action within an action may be left out, as timelines leave
/// it out. `null` stays `null`. Changes of states are computed again from the redacted states.
///
/// The content of a view stands at the path of its control, `messageInput.textField` or `spinner.isAnimating`: a rule
/// for that path, for the end of it, or for a place below it replaces the value, as in a pulse. In addition, a view
/// repeats values from elsewhere under other paths. A shown value, an element of a shown array, or a string below them,
/// to which a rule gave a number before in this case is replaced by that placeholder; if several rules did, by that of
/// the first rule. `null`, `true`, `false` and the empty string are too common to be repeats. A text that contains more
/// than the value (`"Hello, ada"`) or spells a value of another kind (`"42"` for 42) is not a repeat either: a rule for
/// the control replaces it.
public struct Redaction: Sendable {
  /// A rule: the values to replace, and their name.
  public struct Rule: Hashable, Sendable {
    /// The path of the values; `*` stands for any key or index.
    public var pattern: StatePath
    /// The name in the placeholders.
    public var name: String

    /// Creates a rule for the values at a pattern.
    public init(_ pattern: StatePath, as name: String) {
      self.pattern = pattern
      self.name = name
    }
  }

  /// The rules; where several match, the first one counts.
  public let rules: [Rule]
  /// Each rule at its first step.
  private let unbegun: [Match]
  private var numbers: [ExactString: [JSONValue: Int]] = [:]
  /// The indices of the rules that matched a place so far.
  private var usedRules: Set<Int> = []
  private var latestState: JSONValue?

  /// Creates a redaction that has seen no value yet.
  public init(rules: [Rule]) {
    self.rules = rules
    unbegun = rules.indices.map { Match(rule: $0, depth: 0) }
  }

  /// Whether the rule at an index has matched a place, in any case.
  package func hasUsedRule(at index: Int) -> Bool { usedRules.contains(index) }

  /// The record with every matching value replaced. Records come in the order of the run; `begin` starts the numbers
  /// anew.
  public mutating func redact(_ record: Record) -> Record {
    if rules.isEmpty { return record }
    var record = record
    record.event = redact(record.event)
    return record
  }

  /// Returns the state with every matching value replaced.
  public mutating func redact(state: JSONValue) -> JSONValue {
    replace(state, begun: unbegun, anywhere: false)
  }

  /// Returns the value of an action, a mutation, a request ... with every matching value replaced.
  public mutating func redact(value: JSONValue) -> JSONValue {
    replace(value, begun: [], anywhere: true)
  }

  /// Returns the content of a control with every matching value replaced, and every value that already has a number.
  /// `control` is its name in records.
  public mutating func redact(shown value: JSONValue, at control: String) -> JSONValue {
    repeating(redact(value: value, at: control))
  }

  private mutating func redact(_ event: Record.Event) -> Record.Event {
    switch event {
    case .begin(let script, let title, let reactor, let state):
      numbers = [:]
      let redacted = redact(state: state)
      latestState = redacted
      return .begin(script: script, title: title, reactor: reactor, state: redacted)
    case .action(let name, let action):
      return .action(name: name, action: redact(value: action))
    case .mutation(let name, let value):
      return .mutation(name: name, value: redact(value: value))
    case .state(let changes, let state):
      let redacted = redact(state: state)
      defer { latestState = redacted }
      return .state(changes: latestState.map { StateChange.between($0, redacted) } ?? changes, state: redacted)
    case .pulse(let path, let value):
      return .pulse(path: path, value: redact(value: value, at: path))
    case .nested(let owner, let event): return .nested(in: owner, redact(event, in: owner))
    case .emit(let stream, .value(let value)):
      return .emit(stream: stream, push: .value(redact(value: value, at: stream)))
    case .call(let port, let id, let request):
      return .call(port: port, id: id, request: redact(value: request))
    case .reply(let port, let id, let value):
      return .reply(port: port, id: id, value: redact(value: value))
    case .note(let name, let value):
      return .note(name: name, value: redact(value: value, at: name))
    case .view(let control, let shows):
      return .view(control: control, shows: redact(shown: shows, at: control))
    case .effect(let name, let action, let origin):
      return .effect(name: name, action: redact(value: action), from: origin)
    case .end(let state, let inFlight, let errors, let ok):
      return .end(state: redact(state: state), inFlight: inFlight, errors: errors, ok: ok)
    case .emit, .failure, .cancel, .dropped, .error, .terminated, .expect, .problem:
      return event
    }
  }

  /// Redacts an event of a nested reactor: the paths of rules for its state and its pulses count from the root of the
  /// whole state.
  private mutating func redact(_ event: Record.Event, in owner: String) -> Record.Event {
    switch event {
    case .state(let changes, let state):
      let before = latestState?.value(at: StatePath.keys(of: owner)[...])
      let redacted = learn(state: state, at: owner)
      return .state(changes: before.map { StateChange.between($0, redacted) } ?? changes, state: redacted)
    case .pulse(let path, let value):
      return .pulse(path: path, value: redact(value: value, at: "\(owner).\(path)"))
    default: return redact(event)
    }
  }

  /// Returns the state of a nested reactor that lives at `owner`, with every matching value replaced. It is part of the
  /// whole state from now on.
  @discardableResult
  package mutating func learn(state: JSONValue, at owner: String) -> JSONValue {
    let keys = StatePath.keys(of: owner)
    let begun = keys.reduce(unbegun) { step($0, .key($1)) }
    let redacted = replace(state, begun: begun, anywhere: false)
    latestState?.replaceValue(at: keys[...], with: redacted)
    return redacted
  }

  /// Redacts a value at a path: a pulse's value at the pulse's path of the state, a pushed value at the name of its
  /// stream, a noted value at the name of its outlet, a shown value at the path of its control.
  private mutating func redact(value: JSONValue, at path: String) -> JSONValue {
    var begun = unbegun
    for segment in StatePath(path)?.segments ?? [.key(path)] {
      begun = step(begun + unbegun, segment)
    }
    return replace(value, begun: begun, anywhere: true)
  }
}

extension Redaction {
  /// Returns the shown value with every value replaced that already has a number.
  private func repeating(_ value: JSONValue) -> JSONValue {
    if let placeholder = knownPlaceholder(for: value) { return placeholder }
    guard case .array(let elements) = value else { return repeatingStrings(value) }
    return .array(elements.map { knownPlaceholder(for: $0) ?? repeatingStrings($0) })
  }

  /// Returns the value with its strings replaced. At this depth, a number or a tree would more likely match by chance.
  private func repeatingStrings(_ value: JSONValue) -> JSONValue {
    switch value {
    case .string: knownPlaceholder(for: value) ?? value
    case .array(let elements): .array(elements.map(repeatingStrings))
    case .object(let members): .object(members.map { JSONValue.Member($0.key, repeatingStrings($0.value)) })
    default: value
    }
  }

  private func knownPlaceholder(for value: JSONValue) -> JSONValue? {
    switch value {
    case .null, .bool, .string(""): return nil
    default: break
    }
    for rule in rules {
      if let number = numbers[rule.name]?[value] { return .string("[\(rule.name)#\(number)]") }
    }
    return nil
  }

  /// A rule whose first steps led to the current place.
  private struct Match {
    let rule: Int
    let depth: Int
  }

  private mutating func replace(_ value: JSONValue, begun: [Match], anywhere: Bool) -> JSONValue {
    let matches = anywhere ? begun + unbegun : begun
    if matches.isEmpty { return value }
    if let rule = matches.filter({ $0.depth == rules[$0.rule].pattern.segments.count }).map(\.rule).min() {
      usedRules.insert(rule)
      return placeholder(for: value, name: rules[rule].name)
    }
    switch value {
    case .object(let members):
      return .object(
        members.map { member in
          var next = step(matches, .key(member.key))
          if anywhere, member.key == "_0" { next += matches.filter { $0.depth > 0 } }
          return JSONValue.Member(member.key, replace(member.value, begun: next, anywhere: anywhere))
        })
    case .array(let elements):
      return .array(
        elements.enumerated().map { index, element in
          replace(element, begun: step(matches, .key("\(index)")), anywhere: anywhere)
        })
    default:
      return value
    }
  }

  private func step(_ matches: [Match], _ segment: StatePath.Segment) -> [Match] {
    matches.compactMap { match in
      let steps = rules[match.rule].pattern.segments
      guard match.depth < steps.count, steps[match.depth] == .any || steps[match.depth] == segment else { return nil }
      return Match(rule: match.rule, depth: match.depth + 1)
    }
  }

  private mutating func placeholder(for value: JSONValue, name: String) -> JSONValue {
    if value == .null { return .null }
    let next = numbers[name, default: [:]].count + 1
    let number = numbers[name]?[value] ?? next
    numbers[name, default: [:]][value] = number
    return .string("[\(name)#\(number)]")
  }
}

extension StatePath {
  /// Returns the keys and indices of a path.
  fileprivate static func keys(of path: String) -> [String] {
    (StatePath(path)?.segments ?? [.key(path)]).compactMap { if case .key(let key) = $0 { key } else { nil } }
  }
}
