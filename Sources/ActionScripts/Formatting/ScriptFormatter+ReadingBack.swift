import ExactStrings

/// A script that would be read as another one after it was laid out.
public struct UnfaithfulLayout: Error, Hashable, Sendable {
  /// The first statement that would not say the same.
  public var range: SourceRange

  /// One line in lower case.
  public var message: String { "this statement cannot be laid out: it would be read as something else" }

  /// What that means.
  public var note: String { "nothing was written; this is a mistake of reel, which is worth a report" }
}

extension ScriptFormatter {
  /// The whole script as `text(of:)` prints it, after reading it back: it says the same, byte by byte, and printing it
  /// again changes nothing.
  public func checkedText(of script: Script) throws(UnfaithfulLayout) -> String {
    let text = text(of: script)
    let back = Script.parse(text, file: "")
    for (index, statement) in script.statements.enumerated() {
      guard index < back.script.statements.count, statement == back.script.statements[index] else {
        throw UnfaithfulLayout(range: statement.range)
      }
    }
    // The notation that is found out may be another one where both write the script alike.
    let again = ScriptFormatter(notation: back.notation, streams: streams).text(of: back.script)
    guard back.diagnostics.isEmpty, again.utf8.elementsEqual(text.utf8) else {
      throw UnfaithfulLayout(range: script.statements.first?.range ?? .none)
    }
    return text
  }
}
