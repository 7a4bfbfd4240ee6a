import ExactStrings

/// A script whose formatted text would be read as another script.
public struct UnfaithfulLayout: Error, Hashable, Sendable {
  /// The first statement that would change.
  public var range: SourceRange

  /// The error: one line in lower case.
  public var message: String { "this statement cannot be laid out: it would be read as something else" }

  /// The consequence, for the user.
  public var note: String { "nothing was written; this is a bug in reel, please report it" }
}

extension ScriptFormatter {
  /// Returns the text of a script, as `text(of:)` does, after reading it back: the text has the same statements, and
  /// formatting it again gives the same bytes.
  public func checkedText(of script: Script) throws(UnfaithfulLayout) -> String {
    let text = text(of: script)
    let back = Script.parse(text, file: "")
    for (index, statement) in script.statements.enumerated() {
      guard index < back.script.statements.count, statement == back.script.statements[index] else {
        throw UnfaithfulLayout(range: statement.range)
      }
    }
    // The detected notation may be another one if both write the script in the same way.
    let again = ScriptFormatter(notation: back.notation, streams: streams).text(of: back.script)
    guard back.diagnostics.isEmpty, again.utf8.elementsEqual(text.utf8) else {
      throw UnfaithfulLayout(range: script.statements.first?.range ?? .none)
    }
    return text
  }
}
