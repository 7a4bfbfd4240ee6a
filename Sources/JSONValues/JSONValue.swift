import ExactStrings

/// A JSON value as plain data: what a state, an action, a request or a reply looks like outside the program.
///
/// Objects keep their fields in the order in which they were written or declared, and a number that is no canonical
/// 64-bit integer keeps its text, so that printing what was parsed gives the same bytes. Two values are equal when they
/// print alike, field order included; `matches(_:)` compares by meaning.
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

    /// A field called `key` that holds `value`.
    @inlinable
    public init(_ key: String, _ value: JSONValue) {
      self.key = key
      self.value = value
    }
  }
}

extension JSONValue {
  /// The value of the member `key`, the last one where a key stands twice; nil if there is none or this is no object.
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

  /// The word for this value's kind in messages: `null`, `bool`, `number`, `string`, `array` or `object`.
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

  /// A number from a double: shortest text that reads back the same; `"NaN"`, `"Infinity"` and `"-Infinity"` as
  /// strings.
  ///
  /// `1.0` stays apart from the integer `1`, and `-0.0` from `0.0`.
  public init(_ value: Double) {
    if value.isFinite {
      self = .decimal(value.description)
    } else {
      self = .string(value.isNaN ? "NaN" : value < 0 ? "-Infinity" : "Infinity")
    }
  }
}

extension JSONValue {
  /// Whether both mean the same: numbers by value (`1` matches `1.0`), objects whatever the order of their members.
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
      // An enum case without payload, by its name.
      return members.count == 1 && members[0].key == name && members[0].value == .object([])
    default:
      return self == other
    }
  }

  /// Whether this value holds at least what `pattern` says: every member of an object pattern, at any depth; arrays
  /// element by element, and of the same length; everything else as `matches(_:)` has it.
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
