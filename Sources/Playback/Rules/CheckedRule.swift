import ActionScripts
import ExactStrings
import JSONValues
import Timelines

/// A rule whose paths were found to be valid.
struct CheckedRule {
  let kind: Rule.Kind
  var condition: CheckedCondition
  /// The condition under which the rule counts; nil if it always counts.
  var premise: CheckedCondition?
  /// The time after the last line of the script that a `finally` allows; nil for the time up to the end of the case.
  let span: Duration?
  /// The form that timelines record.
  var text: String
  /// The place of the rule; nil for a predicate of the registration.
  let place: Record.Place?

  /// Creates the rule that a predicate of the registration always holds.
  init(predicate index: Int, named name: String) {
    kind = .always
    condition = CheckedCondition(predicate: index)
    (premise, span, place) = (nil, nil, nil)
    text = "always \(JSONValue.string(name).text)"
  }

  init(_ rule: Rule, condition: CheckedCondition, premise: CheckedCondition?, place: Record.Place) {
    kind = rule.kind
    self.condition = condition
    self.premise = premise
    span = rule.span.map { .nanoseconds($0.nanoseconds) }
    text = rule.canonicalText
    self.place = place
  }

  /// Whether the rule states the number of effects in flight at the end, and so allows effects to be in flight.
  var isAboutInFlightAtEnd: Bool {
    kind == .finally && condition.alternatives.count == 1
      && condition.alternatives[0].contains(where: \.isAboutInFlight)
  }

  /// The expectations of all its conditions, in order.
  var expectations: [CheckedExpectation] { condition.expectations + (premise?.expectations ?? []) }
}

/// A condition whose paths were found to be valid.
struct CheckedCondition {
  /// The parts that `or` joins; each is the list of expectations that `and` joins.
  var alternatives: [[CheckedExpectation]]
  /// The predicate of the registration that takes the place of expectations; nil for a condition of a script.
  let predicate: Int?

  init(alternatives: [[CheckedExpectation]]) {
    self.alternatives = alternatives
    predicate = nil
  }

  init(predicate: Int) {
    alternatives = []
    self.predicate = predicate
  }

  var expectations: [CheckedExpectation] { alternatives.flatMap(\.self) }

  /// Returns whether the condition holds.
  func holds(_ snapshot: CaseSnapshot) -> Bool {
    if let predicate { return snapshot.holdsPredicate(predicate) }
    return alternatives.contains { $0.allSatisfy { $0.check(snapshot).isMet } }
  }
}
