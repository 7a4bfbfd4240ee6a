import ActionScripts
import CommandLines
import VirtualTime

/// A duration, as scripts write it: `300ms`, `1.5s`.
extension Duration: FlagValue {
  package static let placeholder = "D"

  package init(flagText text: String) throws(UsageError) {
    guard let duration = try? ScriptDuration(parsing: text) else {
      throw UsageError(takes: "a duration such as 300ms or 1.5s", not: text)
    }
    self = .nanoseconds(duration.nanoseconds)
  }

  package var flagText: String { ScriptDuration(nanoseconds: wholeNanoseconds).text }
}

/// A duration above zero, in real time.
package struct TimeLimit: FlagValue, Hashable {
  /// The duration.
  package let duration: Duration

  package static let placeholder = Duration.placeholder

  /// Creates a limit.
  package init(_ duration: Duration) { self.duration = duration }

  package init(flagText text: String) throws(UsageError) {
    duration = try Duration(flagText: text)
    if duration == .zero { throw UsageError(takes: "a duration above 0", not: text) }
  }

  package var flagText: String { duration.flagText }
}
