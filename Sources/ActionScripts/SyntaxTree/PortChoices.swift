import ExactStrings

/// The answers that exploring may give to the calls of a port: `! search any reply {"items":[]} | fail | hang within 0..2s`.
public struct PortChoices: Hashable, Sendable {
  /// One of the things that a port may do.
  public enum Choice: Hashable, Sendable {
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
  public var name: Located<String>
  /// The choices, at least one.
  public var choices: [Choice]
  /// `within A..B`: how long after a call its answer comes; nil for any time.
  public var delay: DelayRange?

  /// Creates the choices of a port.
  public init(name: Located<String>, _ choices: [Choice], within delay: DelayRange? = nil) {
    self.name = name
    self.choices = choices
    self.delay = delay
  }
}

/// `0..2s`: a range of delays.
public struct DelayRange: Hashable, Sendable {
  /// The shortest delay.
  public let shortest: ScriptDuration
  /// The longest delay; not less than the shortest one.
  public let longest: ScriptDuration

  /// Creates a range of delays; nil if the longest one is shorter than the shortest one.
  public init?(_ shortest: ScriptDuration, _ longest: ScriptDuration) {
    if longest.nanoseconds < shortest.nanoseconds { return nil }
    self.shortest = shortest
    self.longest = longest
  }

  /// Returns whether a delay in nanoseconds is in the range.
  package func contains(_ nanoseconds: Int64) -> Bool {
    (shortest.nanoseconds...longest.nanoseconds).contains(nanoseconds)
  }
}
