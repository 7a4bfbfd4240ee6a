/// How a run of the command ends, from good to bad: the worse one wins.
///
///     var code = ExitCode.expected
///     for script in scripts { code.combine(with: test(script)) }
package enum ExitCode: Int32, Comparable, Sendable, CaseIterable {
  /// 0: all as expected.
  case expected = 0
  /// 1: a difference: a mismatch, a failed case, a missing or obsolete golden, a change that was not
  /// accepted, an unformatted script.
  case different = 1
  /// 2: cannot be trusted: usage, a script that does not parse, an unknown name, input or output that fails.
  case untrusted = 2

  /// What the manual says of it.
  package var meaning: String {
    switch self {
    case .expected: "All is as expected."
    case .different:
      "There is a difference: a mismatch, a failed case, a missing or obsolete golden, a change that was not accepted, "
        + "a script that is not in its canonical layout."
    case .untrusted:
      "The result cannot be trusted: usage, a script that does not parse, an unknown name, input or output that "
        + "fails, nothing selected, a golden to be written under continuous integration."
    }
  }

  /// Keeps the worse of two.
  package mutating func combine(with other: ExitCode) {
    self = max(self, other)
  }

  /// Whether the left one is better.
  package static func < (left: ExitCode, right: ExitCode) -> Bool {
    left.rawValue < right.rawValue
  }
}
