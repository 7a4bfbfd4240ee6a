import ActionScripts
import ExactStrings

/// What exploring may try, where a script narrows it: values for the payloads of actions, `@vary`, and answers of ports,
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

  /// Lets exploring try these values alone.
  mutating func vary(payload index: Int, of action: String, _ values: [ScriptValue]) {
    self.values[Payload(action: ExactString(action), index: index)] = values
  }

  /// Lets a port do this alone.
  mutating func allow(_ answers: AllowedAnswers, of port: String) { self.answers[ExactString(port)] = answers }

  /// Takes over what others say of ports.
  mutating func takeAnswers(of others: Variations) { answers = others.answers }

  /// Whether any port is narrowed.
  package var narrowsPorts: Bool { !answers.isEmpty }

  /// What a port may do; nil where it may do anything.
  package func answers(of port: String) -> AllowedAnswers? {
    answers.isEmpty ? nil : answers[ExactString(port)]
  }

  /// The values of a payload; nil where any value may be tried.
  package func values(ofPayload index: Int, of action: String) -> [ScriptValue]? {
    values[Payload(action: ExactString(action), index: index)]
  }
}
