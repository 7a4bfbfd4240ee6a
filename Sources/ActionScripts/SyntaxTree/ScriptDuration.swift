import ExactStrings

/// A duration in a script: a whole number of nanoseconds.
package struct ScriptDuration: Hashable, Sendable {
  /// The length in nanoseconds; never negative, and 0 while a variable stands for the duration.
  package var nanoseconds: Int64
  /// The variable that stands for the duration, `+${pause}`; nil once it is expanded.
  package var variable: String?

  /// Creates a duration of a number of nanoseconds.
  package init(nanoseconds: Int64) {
    self.nanoseconds = nanoseconds
  }

  /// Creates a duration that a variable stands for.
  package init(variable: String) {
    nanoseconds = 0
    self.variable = variable
  }
}
