import Playback
import Reports

/// What is wrong with a file of a suite, so that nothing of it can be played.
struct SuiteComplaint {
  /// The text for standard error, its last line ended.
  let text: String
  /// The same for reports; nil for a script that is in the suite, where its place is.
  let report: CaseReport?

  /// A file that cannot be read, or that cannot be told from another.
  init(path: String, _ message: String) {
    text = "error: \(message)\n"
    report = CaseReport(script: path, outcome: .error, message: message)
  }

  /// A script with mistakes.
  init(_ script: PreparedScript) {
    text = script.diagnostics.map { "\($0)\n" }.joined()
    report = nil
  }
}
