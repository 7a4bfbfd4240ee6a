import ActionScripts

/// Mistakes in a file that a command line names and that is no script to be played.
struct ScriptMistakes: Error {
  /// The mistakes, at least one.
  let diagnostics: [Diagnostic]
}
