import ExactStrings
import JSONValues

extension JSONValue {
  /// The text after `? PATH ==` that is read as exactly this value; nil if a script cannot express it.
  package var expectedText: String? {
    let text = ScriptValue(self).withoutVariables.jsonText
    let line = Script.parse("? . == \(text)", file: "")
    guard case .expect(.compare(_, .equal, let value)) = line.script.statements.first?.kind else { return nil }
    var used: Set<ExactString> = []
    let meant = try? value.value.expanded(variables: { _ in nil }, used: &used)
    return meant?.json == self ? text : nil
  }
}

extension ScriptValue {
  /// The value with escapes for texts that a script would read as variables.
  fileprivate var withoutVariables: ScriptValue {
    switch self {
    case .string(let text): .string(VariableSyntax.escaped(text))
    case .array(let elements): .array(elements.map(\.withoutVariables))
    case .object(let members): .object(members.map { Member($0.key, $0.value.withoutVariables) })
    case .word, .null, .bool, .number, .variable: self
    }
  }

  /// The value as JSON: a word is a JSON literal if it can be one, `nil` is null, every other word a string.
  ///
  /// A variable that was not expanded becomes the string `${name}`.
  package var json: JSONValue {
    switch self {
    case .word("true"), .bool(true): .bool(true)
    case .word("false"), .bool(false): .bool(false)
    case .word("null"), .word("nil"), .null: .null
    case .word(let word): WordForm.isNumber(word) ? JSONValue(number: word) : .string(word)
    case .number(let text): JSONValue(number: text)
    case .string(let text): .string(text)
    case .array(let elements): .array(elements.map(\.json))
    case .object(let members): .object(members.map { JSONValue.Member($0.key, $0.value.json) })
    case .variable(let name): .string("${\(name)}")
    }
  }

  /// Parses a value that is written outside a script, as in `--var n=text`: JSON if it begins with `"`, `[` or `{`,
  /// else one word, including blanks. Variables are not expanded.
  package init(argument text: String) throws(JSONError) {
    switch text.utf8.first {
    case UInt8(ascii: "\""), UInt8(ascii: "["), UInt8(ascii: "{"): self.init(try JSONValue(parsing: text))
    default:
      if text == "nil" {
        self = .word("null")
      } else {
        self = WordForm.isLiteral(text) ? .word(text) : .string(text)
      }
    }
  }

  /// Creates a value from JSON, with the types of the JSON value.
  package init(_ json: JSONValue) {
    switch json {
    case .null: self = .null
    case .bool(let value): self = .bool(value)
    case .integer(let value): self = .number(String(value))
    case .decimal(let text): self = .number(text)
    case .string(let text): self = .string(text)
    case .array(let elements): self = .array(elements.map { ScriptValue($0) })
    case .object(let members): self = .object(members.map { Member($0.key, ScriptValue($0.value)) })
    }
  }
}
