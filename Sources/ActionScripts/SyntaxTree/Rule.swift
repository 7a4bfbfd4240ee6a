import ExactStrings

/// A rule for every state of a case at rest: `? always repos unique`, `? finally $inflight == 0 within 30s`.
package struct Rule: Hashable, Sendable {
  /// The claims that a rule can make of its condition.
  package enum Kind: String, Hashable, Sendable, CaseIterable {
    /// The condition holds each time that the case is at rest.
    case always
    /// The condition never holds while the case is at rest.
    case never
    /// The condition holds at least once.
    case sometimes
    /// The condition holds at the end of the case.
    case finally
  }

  /// The claim of the rule.
  package var kind: Kind
  /// The condition.
  package var condition: Condition
  /// `when CONDITION`: the condition under which an `always` or a `never` counts; nil if it always counts.
  package var premise: Condition?
  /// `within D`: the time after the last line of the script that a `finally` allows; nil for the time up to the end of
  /// the case.
  package var span: ScriptDuration?

  /// Creates a rule.
  package init(_ kind: Kind, _ condition: Condition, when premise: Condition? = nil, within span: ScriptDuration? = nil)
  {
    self.kind = kind
    self.condition = condition
    self.premise = premise
    self.span = span
  }
}

extension Rule {
  /// The words that a path follows.
  static let joints = ["and", "or", "when"]

  /// Returns whether these bytes are the first word of a rule.
  static func isWord(_ bytes: some Collection<UInt8>) -> Bool {
    Kind.allCases.contains { bytes.elementsEqual($0.rawValue.utf8) }
  }
}

extension Rule {
  /// The expectations of all its conditions, in order.
  package var expectations: [Expectation] { condition.expectations + (premise?.expectations ?? []) }
}

/// A condition of a rule: expectations that `and` and `or` join, `and` more closely.
package struct Condition: Hashable, Sendable {
  /// The parts that `or` joins, at least one: each is the list of expectations, at least one, that `and` joins.
  package var alternatives: [[Expectation]]

  /// Creates a condition of parts that `or` joins.
  package init(_ alternatives: [[Expectation]]) {
    self.alternatives = alternatives
  }

  /// Creates a condition of a single expectation.
  package init(_ expectation: Expectation) {
    self.init([[expectation]])
  }

  /// The expectations of the condition, in order.
  package var expectations: [Expectation] { alternatives.flatMap(\.self) }
}

extension Expectation {
  /// The operators that take no value.
  static let operatorsWithoutValue = ["exists", "missing", "unique"]

  /// All operators, in the order in which messages list them.
  static let operators = Comparison.allCases.map(\.rawValue) + operatorsWithoutValue

  /// Whether a token after a word is meant as an operator, so that the word is a path.
  static func isOperator(_ token: String) -> Bool {
    operators.contains(token) || ["=", "!", "<", ">"].contains { token.hasPrefix($0) }
  }
}
