import ExactStrings

/// A value in a script: JSON, extended by words and variables.
package enum ScriptValue: Hashable, Sendable {
  /// A bare word that may be something other than a string; it stays raw until it is converted to a type: `42` may
  /// become a number or the string "42".
  ///
  /// The parser makes words only from numbers, `true`, `false`, `null` and `nil` (as `null`); every other bare word is
  /// a string, so that all notations give the same tree.
  case word(String)
  /// `null` inside JSON.
  case null
  /// `true` or `false` inside JSON.
  case bool(Bool)
  /// A number inside JSON, as text.
  case number(String)
  /// A string in double quotes, unescaped; any `${name}` inside is not expanded yet.
  case string(String)
  /// An array.
  case array([ScriptValue])
  /// An object, its members in order.
  case object([Member])
  /// `${name}` as a whole token.
  case variable(String)

  /// Whether this is null, or the word for it.
  package var isNull: Bool {
    switch self {
    case .null: true
    case .word(let word): word == "null" || word == "nil"
    default: false
    }
  }

  /// One field of an object.
  package struct Member: Hashable, Sendable {
    /// The field's name.
    package var key: String
    /// The field's value.
    package var value: ScriptValue

    /// Creates a field.
    package init(_ key: String, _ value: ScriptValue) {
      self.key = key
      self.value = value
    }
  }
}
