/// The exit code of a run, from good to bad: the worse one wins.
///
///     var code = ExitCode.expected
///     for script in scripts { code.combine(with: test(script)) }
package enum ExitCode: Int32, Comparable, Sendable, CaseIterable {
  /// 0: everything is as expected.
  case expected = 0
  /// 1: a difference: a mismatch, a failed case, a missing or obsolete golden, a change that was not
  /// accepted, an unformatted script.
  case different = 1
  /// 2: the result cannot be trusted: usage, a script that does not parse, an unknown name, failing input or output.
  case untrusted = 2

  /// Keeps the worse of two.
  package mutating func combine(with other: ExitCode) {
    self = max(self, other)
  }

  /// Returns whether the left code is better.
  package static func < (left: ExitCode, right: ExitCode) -> Bool {
    left.rawValue < right.rawValue
  }
}
