import ExactStrings

extension ScriptFormatter {
  /// Returns the text of a script, as `text(of:)` does, after reading it back: the text has the same statements, and
  /// formatting it again gives the same bytes.
  ///
  /// - Parameter source: The text that the script was read from.
  /// - Throws: A diagnostic at the first statement that would change.
  package func checkedText(of script: Script, from source: SourceText) throws(Diagnostic) -> String {
    let text = text(of: script)
    let back = Script.parse(text, file: "")
    for (index, statement) in script.statements.enumerated() {
      guard index < back.script.statements.count, statement == back.script.statements[index] else {
        throw Self.unfaithful(at: statement.range, source)
      }
    }
    // The detected notation may be another one if both write the script in the same way.
    let again = ScriptFormatter(notation: back.notation, streams: streams).text(of: back.script)
    guard back.diagnostics.isEmpty, again.utf8.elementsEqual(text.utf8) else {
      throw Self.unfaithful(at: script.statements.first?.range ?? .none, source)
    }
    return text
  }

  private static func unfaithful(at range: SourceRange, _ source: SourceText) -> Diagnostic {
    source.diagnostic(
      "this statement cannot be laid out: it would be read as something else", at: range,
      note: "nothing was written; this is a bug in reel, please report it")
  }
}
