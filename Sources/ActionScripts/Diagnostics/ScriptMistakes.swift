/// The mistakes of a script, or of a file beside one, because of which it cannot be used.
package struct ScriptMistakes: Error {
  /// The mistakes in the order of the text, at least one.
  package let diagnostics: [Diagnostic]

  /// Creates an error from mistakes.
  package init(diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }
}
