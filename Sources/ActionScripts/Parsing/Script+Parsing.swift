/// The result of parsing a text.
package struct ParsedScript: Sendable {
  /// The statements without errors, in order.
  package let script: Script
  /// The errors, in the order of the text; empty for a correct script.
  package let diagnostics: [Diagnostic]
  /// The notation of the text.
  package let notation: ScriptNotation
  /// The text itself.
  package let source: SourceText
}

extension Script {
  /// Parses a whole script; every statement with an error gives one diagnostic.
  ///
  /// - Parameters:
  ///   - text: The bytes of the file.
  ///   - file: The name for messages.
  ///   - notation: The notation; nil to detect it.
  package static func parse(
    _ text: ArraySlice<UInt8>, file: String, notation: ScriptNotation? = nil
  ) -> ParsedScript {
    var reader = ScriptReader(file: file, notation: notation)
    reader.feed(text)
    reader.finish()
    let source = SourceText(file: file, bytes: text)
    var statements: [Statement] = []
    var diagnostics: [Diagnostic] = []
    while let element = reader.next() {
      switch element {
      case .statement(let statement): statements.append(statement)
      case .diagnostic(let diagnostic):
        // The reader has not seen the end of the line.
        diagnostics.append(source.diagnostic(diagnostic.message, at: diagnostic.range, note: diagnostic.note))
      }
    }
    return ParsedScript(
      script: Script(statements: statements), diagnostics: diagnostics, notation: reader.notation, source: source)
  }

  /// Parses a whole script.
  package static func parse(_ text: [UInt8], file: String, notation: ScriptNotation? = nil) -> ParsedScript {
    parse(text[...], file: file, notation: notation)
  }

  /// Parses a whole script.
  package static func parse(_ text: String, file: String, notation: ScriptNotation? = nil) -> ParsedScript {
    parse(Array(text.utf8)[...], file: file, notation: notation)
  }
}
