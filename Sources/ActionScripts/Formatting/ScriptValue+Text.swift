import ExactStrings
import JSONValues

extension ScriptValue {
  /// Returns the value as JSON text without blanks outside strings.
  ///
  /// - Parameters:
  ///   - quotesVariables: Whether a variable is written as a string, as in JSON notation, or as a bare token.
  func jsonText(quotesVariables: Bool) -> String {
    var bytes: [UInt8] = []
    write(to: &bytes, quotesVariables: quotesVariables)
    return String(decoding: bytes, as: UTF8.self)
  }

  private func write(to output: inout [UInt8], quotesVariables: Bool) {
    switch self {
    case .null: output.append(ascii: "null")
    case .bool(let value): output.append(ascii: value ? "true" : "false")
    case .number(let text): output.append(contentsOf: text.utf8)
    case .word: json.write(to: &output)
    case .variable(let name): output.append(contentsOf: (quotesVariables ? "\"${\(name)}\"" : "${\(name)}").utf8)
    case .string(let text):
      if quotesVariables, Variables.name(of: text) != nil {
        // The text only looks like a variable; the escape sequence distinguishes them.
        output.append(contentsOf: "\"\\u0024".utf8)
        output.append(contentsOf: text.utf8.dropFirst())
        output.append(UInt8(ascii: "\""))
      } else {
        output.append(quoted: text)
      }
    case .array(let elements):
      output.append(UInt8(ascii: "["))
      for index in elements.indices {
        if index > 0 { output.append(UInt8(ascii: ",")) }
        elements[index].write(to: &output, quotesVariables: quotesVariables)
      }
      output.append(UInt8(ascii: "]"))
    case .object(let members):
      output.append(UInt8(ascii: "{"))
      for index in members.indices {
        if index > 0 { output.append(UInt8(ascii: ",")) }
        output.append(quoted: members[index].key)
        output.append(UInt8(ascii: ":"))
        members[index].value.write(to: &output, quotesVariables: quotesVariables)
      }
      output.append(UInt8(ascii: "}"))
    }
  }
}
