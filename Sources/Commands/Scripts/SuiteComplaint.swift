import ActionScripts

/// The reason why a part of a suite cannot be played.
struct SuiteComplaint {
  /// The script.
  let script: String
  /// The mistakes in it.
  let mistakes: [Diagnostic]
  /// Whether the script has an entry in the suite nevertheless.
  let isOfEntry: Bool

  /// The text for standard error, including its last line end.
  var text: String { mistakes.map { "\($0)\n" }.joined() }
}
