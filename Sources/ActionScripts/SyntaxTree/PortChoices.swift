import ExactStrings

/// The answers that exploring may give to the calls of a port: `! search any reply {"items":[]} | fail | hang within
/// 0..2s`.
package struct PortChoices: Hashable, Sendable {
  /// One of the things that a port may do.
  package enum Choice: Hashable, Sendable {
    /// `reply VALUE`; nil for any reply that the call decodes.
    case reply(Located<ScriptValue>?)
    /// `reply @file`
    case replyFile(Located<String>)
    /// `fail VALUE`; nil for any error.
    case fail(Located<ScriptValue>?)
    /// `hang`: the request is never answered.
    case hang
  }

  /// The name of the port.
  package var name: Located<String>
  /// The choices, at least one.
  package var choices: [Choice]
  /// `within A..B`: how long after a call its answer comes; nil for any time.
  package var delay: DelayRange?

  /// Creates the choices of a port.
  package init(name: Located<String>, _ choices: [Choice], within delay: DelayRange? = nil) {
    self.name = name
    self.choices = choices
    self.delay = delay
  }
}

/// `0..2s`: a range of delays.
package struct DelayRange: Hashable, Sendable {
  /// The shortest delay.
  package let shortest: ScriptDuration
  /// The longest delay; not less than the shortest one.
  package let longest: ScriptDuration

  /// Creates a range of delays; nil if the longest one is shorter than the shortest one.
  package init?(_ shortest: ScriptDuration, _ longest: ScriptDuration) {
    if longest.nanoseconds < shortest.nanoseconds { return nil }
    self.shortest = shortest
    self.longest = longest
  }

  /// Returns whether a delay in nanoseconds is in the range.
  package func contains(_ nanoseconds: Int64) -> Bool {
    (shortest.nanoseconds...longest.nanoseconds).contains(nanoseconds)
  }
}
