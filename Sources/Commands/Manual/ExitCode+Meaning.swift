import Processes

extension ExitCode {
  /// The description in the manual.
  package var meaning: String {
    switch self {
    case .expected: "All is as expected."
    case .different:
      "There is a difference: a mismatch, a failed case, a missing or obsolete golden, a change that was not accepted, "
        + "a script that is not in its canonical layout."
    case .untrusted:
      "The result cannot be trusted: a usage error, a script that does not parse, an unknown name, input or output "
        + "that fails, nothing selected, a golden to be written under continuous integration."
    }
  }
}
