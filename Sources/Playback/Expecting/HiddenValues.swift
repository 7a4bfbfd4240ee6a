import ActionScripts
import ExactStrings
import JSONValues
import Timelines

extension CheckedExpectation {
  /// Returns the text of the expectation and the value that it found as a timeline may show them: values that the
  /// script declares as volatile are replaced by their names.
  ///
  /// Values that were never shown get no permanent number: a failed expectation leaves the rest of the timeline as it
  /// is.
  func shown(
    finding actual: JSONValue?, in snapshot: CaseSnapshot, hiding redaction: Redaction?
  ) -> (text: String, actual: JSONValue?) {
    guard var hiding = redaction else { return (text, actual) }
    switch expectation {
    case .contains(let pattern):
      let hidden = hiding.redact(state: snapshot.state)
      return (hiding.redact(state: pattern.value.json).text, hidden)
    case .compare(let path, let comparison, let value):
      let wanted = value.value.json
      let found = snapshot.hidden(actual, at: path.value, &hiding)
      let shown = snapshot.hiddenAlone(wanted, at: path.value, &hiding)
      if shown == wanted { return (text, found) }
      return ("\(path.value.text) \(comparison.rawValue) \(shown.text)", found)
    case .exists(let path), .missing(let path), .unique(let path), .hole(let path):
      return (text, snapshot.hidden(actual, at: path.value, &hiding))
    }
  }
}

extension PortAnswer {
  /// Returns the statement as a script writes it, with volatile values replaced by their names.
  func text(hiding redaction: Redaction?) -> String {
    var answer = self
    if var hiding = redaction {
      func hide(_ value: Located<ScriptValue>) -> Located<ScriptValue> {
        Located(ScriptValue(hiding.redact(value: value.value.json)), value.range)
      }
      if case .reply(let value) = answer.outcome { answer.outcome = .reply(hide(value)) }
      answer.condition = answer.condition.map(hide)
    }
    return Statement(.answer(answer)).lineText
  }
}

extension Step {
  /// Returns the step with the text of another step, in which redacted values stand in place of the real ones.
  func written(as other: Step) -> Step {
    switch (self, other) {
    case (.expect(let expectation), .expect(let shown)): return .expect(expectation.written(as: shown))
    case (.rule(let rule), .rule(let shown)): return .rule(rule.written(as: shown))
    case (.answer(var plan), .answer(let shown)):
      plan.statement = shown.statement
      return .answer(plan)
    default: return self
    }
  }
}

extension CheckedExpectation {
  fileprivate func written(as other: CheckedExpectation) -> CheckedExpectation {
    var copy = self
    copy.text = other.text
    return copy
  }
}

extension CheckedRule {
  fileprivate func written(as other: CheckedRule) -> CheckedRule {
    func condition(_ mine: CheckedCondition, _ other: CheckedCondition) -> CheckedCondition {
      var copy = mine
      copy.alternatives = zip(mine.alternatives, other.alternatives).map { zip($0, $1).map { $0.written(as: $1) } }
      return copy
    }
    var copy = self
    copy.text = other.text
    copy.condition = condition(self.condition, other.condition)
    if let premise, let shown = other.premise { copy.premise = condition(premise, shown) }
    return copy
  }
}

extension CaseSnapshot {
  /// Returns the value that was found at a path, hidden as the timeline hides it.
  fileprivate func hidden(_ value: JSONValue?, at path: Path, _ hiding: inout Redaction) -> JSONValue? {
    guard let value else { return nil }
    if !isOfState(path) { return hiddenAlone(value, at: path, &hiding) }
    return hiding.redact(state: state).nearest(to: place(of: path)[...])
  }

  /// Returns a value that is not part of the state, hidden as if it were at the path.
  fileprivate func hiddenAlone(_ value: JSONValue, at path: Path, _ hiding: inout Redaction) -> JSONValue {
    if path.segments.starts(with: ["view"]), isOfSurroundings(path) {
      return hiding.redact(shown: value, at: shownName(Array(path.segments.dropFirst())))
    }
    let place = place(of: path)
    let tree = place.reversed().reduce(value) { .object([JSONValue.Member($1, $0)]) }
    return (isOfState(path) ? hiding.redact(state: tree) : hiding.redact(value: tree)).nearest(to: place[...])
  }

  private func isOfState(_ path: Path) -> Bool {
    !(path.segments.first?.hasPrefix("$") ?? false) && !isOfSurroundings(path)
  }

  /// Returns the keys that rules are matched against: indices counted from the start, and for values of the history the
  /// keys inside of one value.
  private func place(of path: Path) -> [String] {
    let rest = path.segments.dropFirst()
    switch path.segments.first {
    case "$calls", "$notes": return Array(rest.dropFirst(2))
    case "$mutations": return Array(rest.dropFirst())
    case "$pulses":
      let key = rest.longestKey(of: history.pulses)
      return Array(key + rest.dropFirst(key.count + 1))
    case _ where isOfSurroundings(path): return Array(rest)
    default: return state.placeFromStart(of: path.segments[...])
    }
  }
}

extension JSONValue {
  /// Returns the value at a path, or the last value on the way that exists.
  fileprivate func nearest(to path: ArraySlice<String>) -> JSONValue {
    guard let segment = path.first, let next = value(at: [segment]) else { return self }
    return next.nearest(to: path.dropFirst())
  }

  /// Returns a path whose elements are named by their indices, counted from the start.
  fileprivate func placeFromStart(of path: ArraySlice<String>) -> [String] {
    guard let segment = path.first else { return [] }
    let key = place(of: segment).map(String.init) ?? segment
    return [key] + (value(at: [segment])?.placeFromStart(of: path.dropFirst()) ?? Array(path.dropFirst()))
  }
}
