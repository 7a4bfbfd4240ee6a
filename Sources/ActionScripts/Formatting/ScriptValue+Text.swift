import ExactStrings
import JSONValues

extension ScriptValue {
  /// The value as JSON text without blanks outside strings, and with variables as bare tokens.
  var jsonText: String { TextBuffer.string { $0.write(self, quotesVariables: false) } }
}

extension TextCursor {
  /// Writes a value as JSON, without blanks outside strings.
  ///
  /// - Parameters:
  ///   - quotesVariables: Whether a variable is written as a string, as in JSON notation, or as a bare token.
  mutating func write(_ value: ScriptValue, quotesVariables: Bool) {
    switch value {
    case .null, .bool, .word: write(value.json)
    case .number(let text): write(text)
    case .variable(let name): write(quotesVariables ? "\"${\(name)}\"" : "${\(name)}")
    case .string(let text):
      if quotesVariables, VariableSyntax.name(of: text) != nil {
        // The text only looks like a variable; the escape sequence distinguishes them.
        write("\"\\u0024\(Substring(text.utf8.dropFirst()))\"")
      } else {
        write(quoted: text)
      }
    case .array(let elements):
      write(arrayOf: elements) { $0.write($1, quotesVariables: quotesVariables) }
    case .object(let members):
      write(objectOf: members, key: \.key) { $0.write($1.value, quotesVariables: quotesVariables) }
    }
  }
}
