import ActionScripts
import ExactStrings

/// The limits that a script sets for exploring: values for the payloads of actions, `@vary`, and answers of ports,
/// `! search any ...`.
package struct Variations: Hashable, Sendable {
  /// A payload of an action.
  private struct Payload: Hashable {
    let action: ExactString
    let index: Int
  }

  private var values: [Payload: [ScriptValue]] = [:]

  private var answers: [ExactString: AllowedAnswers] = [:]

  /// Creates the variations of a script that narrows nothing.
  package init() {}

  /// Restricts a payload to these values.
  mutating func vary(payload index: Int, of action: String, _ values: [ScriptValue]) {
    self.values[Payload(action: ExactString(action), index: index)] = values
  }

  /// Restricts a port to these answers.
  mutating func allow(_ answers: AllowedAnswers, of port: String) { self.answers[ExactString(port)] = answers }

  /// Takes over the answers of other variations.
  mutating func takeAnswers(of others: Variations) { answers = others.answers }

  /// Whether any port is restricted.
  package var narrowsPorts: Bool { !answers.isEmpty }

  /// Returns the answers that a port may give; nil where it may give any.
  package func answers(of port: String) -> AllowedAnswers? {
    answers.isEmpty ? nil : answers[ExactString(port)]
  }

  /// The values of a payload; nil where any value may be tried.
  package func values(ofPayload index: Int, of action: String) -> [ScriptValue]? {
    values[Payload(action: ExactString(action), index: index)]
  }
}
