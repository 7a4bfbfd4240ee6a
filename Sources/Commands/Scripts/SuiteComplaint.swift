import ActionScripts

/// Why something of a suite cannot be played.
struct SuiteComplaint {
  /// The script.
  let script: String
  /// What is wrong with it.
  let mistakes: [Diagnostic]
  /// Whether the script is in the suite nevertheless, and has its place there.
  let isOfEntry: Bool

  /// The text for standard error, its last line ended.
  var text: String { mistakes.map { "\($0)\n" }.joined() }
}
