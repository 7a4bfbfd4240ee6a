import ExactStrings

/// The text of values that a dump does not split into parts.
enum LeafText {
  /// Returns the text in one line; nil for a value that is shown by its parts.
  static func text(of value: Any, _ mirror: Mirror) -> String? {
    if mirror.displayStyle == .optional { return nil }
    switch value {
    case let text as String: return quoted(text)
    case let text as Substring: return quoted(String(text))
    case let character as Character: return quoted(String(character))
    case let scalar as Unicode.Scalar: return quoted(String(scalar))
    case let text as StaticString: return quoted(text.description)
    case let duration as Duration: return duration.description
    case let type as Any.Type: return "\(type).self"
    // Addresses differ from process to process.
    case is any _Pointer, is OpaquePointer, is ObjectIdentifier: return name(of: value)
    default: return isDescribed(value, mirror) ? description(of: value, mirror) : nil
    }
  }

  /// Returns the name of a value's type without its module.
  static func name(of value: Any) -> String { _typeName(type(of: value), qualified: false) }

  /// Returns a quoted string in one line, with escapes for invisible characters.
  static func quoted(_ text: String) -> String {
    "\"" + text.unicodeScalars.map(escaped).joined() + "\""
  }

  private static func escaped(_ scalar: Unicode.Scalar) -> String {
    switch scalar {
    case "\"": "\\\""
    case "\\": "\\\\"
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    case "\u{202A}"..."\u{202E}", "\u{2066}"..."\u{2069}": hexadecimal(scalar)
    default: isControl(scalar) ? hexadecimal(scalar) : String(scalar)
    }
  }

  private static func isControl(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: false
    }
  }

  /// Returns the escape of a scalar: `\u{1F}`.
  static func hexadecimal(_ scalar: Unicode.Scalar) -> String {
    "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
  }

  /// Returns whether the value has no parts, or no parts that are meaningful to people.
  private static func isDescribed(_ value: Any, _ mirror: Mirror) -> Bool {
    let describesItself = value is any CustomStringConvertible
    if mirror.displayStyle == nil { return describesItself || mirror.children.isEmpty }
    guard mirror.displayStyle == .struct, describesItself else { return false }
    // Types of Foundation show their parts only if they have a custom mirror, as dates do.
    let isFoundation = String(reflecting: type(of: value)).hasPrefix("Foundation")
    return mirror.children.isEmpty || isFoundation && !(value is any CustomReflectable)
  }

  private static func description(of value: Any, _ mirror: Mirror) -> String {
    // The default description of a private type contains its address, so the type's name is used instead.
    let text = value is any CustomStringConvertible ? String(describing: value) : name(of: value)
    if mirror.displayStyle == .struct { return "\(name(of: value))(\(oneLine(text)))" }
    // A closure.
    return text == "(Function)" ? name(of: value) : oneLine(text)
  }

  private static func oneLine(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).joined(separator: "\\n")
  }
}
