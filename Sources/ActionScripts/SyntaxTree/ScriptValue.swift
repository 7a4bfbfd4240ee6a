import ExactStrings

/// A value as the script writes it: JSON, and besides it words and variables.
public enum ScriptValue: Hashable, Sendable {
  /// A bare word that may be no string, raw until a type asks for it: `42` may become a number or the string "42".
  ///
  /// The parser makes words of numbers, `true`, `false`, `null` and `nil` (as `null`); every other bare word is a string,
  /// so that all notations give the same tree.
  case word(String)
  /// `null` inside of JSON.
  case null
  /// `true` or `false` inside of JSON.
  case bool(Bool)
  /// A number inside of JSON, as its text.
  case number(String)
  /// A string in double quotes, unescaped; `${name}` inside of it is still unexpanded.
  case string(String)
  /// An array.
  case array([ScriptValue])
  /// An object, its members in order.
  case object([Member])
  /// `${name}` as a whole token.
  case variable(String)

  /// One field of an object.
  public struct Member: Hashable, Sendable {
    /// The field's name.
    public var key: String
    /// The field's value.
    public var value: ScriptValue

    /// A field called `key` that holds `value`.
    public init(_ key: String, _ value: ScriptValue) {
      self.key = key
      self.value = value
    }
  }
}
