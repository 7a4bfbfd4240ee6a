import ExactStrings

/// An answer of a port: `! PORT[#n] reply|fail|hang ...`.
package struct PortAnswer: Hashable, Sendable {
  /// The name of the port; for a `fail`, possibly that of a stream.
  package var name: Located<String>
  /// The number of the only call that is answered, from 1: `PORT#2`.
  package var call: Int?
  /// The outcome of the request.
  package var outcome: Outcome
  /// `after D`; nil if it is not written.
  package var delay: ScriptDuration?
  /// `xN`: the number of requests that are answered in this way; nil for every later one.
  package var times: ScriptCount?
  /// `when JSON`: the value that the request must contain.
  package var condition: Located<ScriptValue>?

  /// The possible outcomes of a request.
  package enum Outcome: Hashable, Sendable {
    /// `reply JSON`; the word `null` for `reply` alone.
    case reply(Located<ScriptValue>)
    /// `reply @file`
    case replyFile(Located<String>)
    /// `fail CODE|"msg"|JSON`
    case fail(Located<ScriptValue>)
    /// `hang`: the request is never answered.
    case hang
  }

  /// Creates an answer of a port.
  package init(
    name: Located<String>, call: Int? = nil, outcome: Outcome, delay: ScriptDuration? = nil, times: ScriptCount? = nil,
    condition: Located<ScriptValue>? = nil
  ) {
    self.name = name
    self.call = call
    self.outcome = outcome
    self.delay = delay
    self.times = times
    self.condition = condition
  }
}
