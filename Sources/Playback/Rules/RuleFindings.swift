import ActionScripts
import ExactStrings
import JSONValues
import Timelines

/// A rule with the values at its paths, as a timeline may show them.
struct RuleFindings {
  /// The rule.
  let text: String
  /// The values, each with its path, in the order of the rule; nil where nothing is at the path.
  let values: [(path: String, value: JSONValue?)]
  /// The first two equal elements of an array that should have none, with the path of the array.
  let twins: (path: String, first: Int, second: Int)?

  init(_ rule: CheckedRule, in snapshot: CaseSnapshot, hiding redaction: Redaction?) {
    var values: [(path: String, value: JSONValue?)] = []
    var twins: (path: String, first: Int, second: Int)?
    func show(_ condition: CheckedCondition) -> String {
      condition.alternatives.map { part in
        part.map { expectation in
          let actual = expectation.check(snapshot).actual
          let shown = expectation.shown(finding: actual, in: snapshot, hiding: redaction)
          let path = expectation.expectation.path?.text ?? "."
          if !values.contains(where: { $0.path == path }) { values.append((path, shown.actual)) }
          if case .unique = expectation.expectation, twins == nil, let pair = actual?.equalElements {
            twins = (path, pair.0, pair.1)
          }
          return shown.text
        }.joined(separator: " and ")
      }.joined(separator: " or ")
    }
    var text = "\(rule.kind.rawValue) \(show(rule.condition))"
    if let premise = rule.premise { text += " when \(show(premise))" }
    if let span = rule.span { text += " within \(span.scriptText)" }
    self.text = redaction == nil || rule.condition.predicate != nil ? rule.text : text
    self.values = values
    self.twins = twins
  }

  /// The value for a record: the only one, or an object of all that exist; false for a predicate.
  var actual: JSONValue {
    if values.isEmpty { return .bool(false) }
    if values.count == 1 { return values[0].value ?? .null }
    return .object(values.compactMap { found in found.value.map { JSONValue.Member(found.path, $0) } })
  }

  /// The values in a message: `isLoading is true and $inflight is 0`.
  var sentence: String {
    if values.isEmpty { return "it does not hold" }
    return values.map { found in
      let pair = twins.flatMap { twins in
        twins.path == found.path ? ", with equal elements \(twins.first) and \(twins.second)" : nil
      }
      return "\(found.path == "." ? "the state" : found.path) is \(found.value?.text ?? "missing")" + (pair ?? "")
    }.joined(separator: " and ")
  }
}

extension JSONValue {
  /// The indices of the first element that equals an earlier one, and of the earlier one; nil if this is no array, or
  /// if all its elements differ.
  var equalElements: (Int, Int)? {
    guard case .array(let elements) = self else { return nil }
    // Texts are equal if their bytes are. All other values are compared by their meaning.
    var texts: [ExactString: Int] = [:]
    var others: [Int] = []
    for (index, element) in elements.enumerated() {
      if case .string(let text) = element {
        if let first = texts.updateValue(index, forKey: ExactString(text)) { return (first, index) }
        if let first = others.first(where: { elements[$0].matches(element) }) { return (first, index) }
      } else {
        if let first = others.first(where: { elements[$0].matches(element) }) { return (first, index) }
        if case .object(let members) = element, members.count == 1, let first = texts[ExactString(members[0].key)],
          elements[first].matches(element)
        {
          return (first, index)
        }
        others.append(index)
      }
    }
    return nil
  }
}
