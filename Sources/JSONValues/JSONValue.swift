import ExactStrings

/// A JSON value: the form of a state, an action, a request or a reply outside the program.
///
/// Objects keep the order of their fields, and a number that is not a canonical 64-bit integer keeps its text, so that
/// printing a parsed value gives the same bytes. Two values are equal if they print the same, including the order of
/// fields; `matches(_:)` compares by meaning.
public enum JSONValue: Hashable, Sendable {
  /// `null`, and a Swift `nil`.
  case null
  /// `true` or `false`.
  case bool(Bool)
  /// A whole number in canonical form: no sign before a zero, no leading zeros, within 64 bits.
  case integer(Int)
  /// Every other number, as its text: `1.5`, `1e9`, `-0.0`, or a whole number beyond 64 bits.
  case decimal(String)
  /// A string, unescaped.
  case string(String)
  /// An array.
  case array([JSONValue])
  /// An object, its members in order.
  case object([Member])

  /// One field of an object.
  public struct Member: Hashable, Sendable {
    /// The field's name, unescaped.
    public var key: String
    /// The field's value.
    public var value: JSONValue

    /// Creates a field.
    @inlinable
    public init(_ key: String, _ value: JSONValue) {
      self.key = key
      self.value = value
    }

    /// Creates a field with a string; with `null` for nil.
    package init(_ key: String, _ text: String?) { self.init(key, text.map(JSONValue.string) ?? .null) }

    /// Creates a field with a whole number; with `null` for nil.
    package init(_ key: String, _ number: Int?) { self.init(key, number.map(JSONValue.integer) ?? .null) }

    /// Creates a field with an array of strings.
    package init(_ key: String, _ texts: [String]) { self.init(key, .array(texts.map(JSONValue.string))) }
  }
}

extension JSONValue {
  /// The value of the member `key`, the last one if the key occurs twice; nil if there is none or this is not an
  /// object.
  public subscript(key: String) -> JSONValue? {
    guard case .object(let members) = self else { return nil }
    return members.last { $0.key == key }?.value
  }

  /// The number of an `integer` or `decimal`, rounded to the nearest double; nil for every other value.
  public var number: Double? {
    switch self {
    case .integer(let value): Double(value)
    case .decimal(let text): Double(text)
    default: nil
    }
  }

  /// The string of a `string`; nil for every other value.
  public var string: String? {
    if case .string(let value) = self { value } else { nil }
  }

  /// The name of this value's kind in messages: `null`, `bool`, `number`, `string`, `array` or `object`.
  public var kind: String {
    switch self {
    case .null: "null"
    case .bool: "bool"
    case .integer, .decimal: "number"
    case .string: "string"
    case .array: "array"
    case .object: "object"
    }
  }

  /// Creates a number from a double: the shortest text that is read back as the same double; `"NaN"`, `"Infinity"` and
  /// `"-Infinity"` are strings.
  ///
  /// `1.0` differs from the integer `1`, and `-0.0` from `0.0`.
  public init(_ value: Double) {
    if value.isFinite {
      self = .decimal(value.description)
    } else {
      self = .string(value.isNaN ? "NaN" : value < 0 ? "-Infinity" : "Infinity")
    }
  }
}

extension JSONValue {
  /// Returns whether both have the same meaning: numbers by value (`1` matches `1.0`), objects in any order of their
  /// members.
  public func matches(_ other: JSONValue) -> Bool {
    switch (self, other) {
    case (.array(let mine), .array(let theirs)):
      return mine.count == theirs.count && zip(mine, theirs).allSatisfy { $0.matches($1) }
    case (.object(let mine), .object(let theirs)):
      return mine.count == theirs.count
        && mine.allSatisfy { member in other[member.key].map(member.value.matches) ?? false }
    case (.integer, .decimal), (.decimal, .integer), (.decimal, .decimal):
      return order(to: other) == 0
    case (.object(let members), .string(let name)), (.string(let name), .object(let members)):
      // An enum case without a payload matches its name.
      return members.count == 1 && members[0].key == name && members[0].value == .object([])
    default:
      return self == other
    }
  }

  /// Returns whether this value contains a pattern: every member of an object pattern, at any depth; arrays of the same
  /// length, element by element; all other values by `matches(_:)`.
  public func contains(_ pattern: JSONValue) -> Bool {
    switch (self, pattern) {
    case (.object, .object(let wanted)):
      return wanted.allSatisfy { member in self[member.key].map { $0.contains(member.value) } ?? false }
    case (.array(let mine), .array(let wanted)):
      return mine.count == wanted.count && zip(mine, wanted).allSatisfy { $0.contains($1) }
    default:
      return matches(pattern)
    }
  }
}
