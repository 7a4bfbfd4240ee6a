/// A string that is compared and hashed by its bytes, for sets, dictionaries and other hashed keys.
public struct ExactString: Hashable, Comparable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The string itself.
  public let string: String

  /// Creates a key from a string.
  @inlinable
  public init(_ string: String) {
    self.string = string
  }

  /// Creates a key from a literal.
  @inlinable
  public init(stringLiteral string: String) {
    self.string = string
  }

  /// The string itself.
  public var description: String { string }

  /// Returns whether `left` comes first in the order of scalars.
  @inlinable
  public static func < (left: ExactString, right: ExactString) -> Bool {
    left.string < right.string
  }
}

extension Set<ExactString> {
  /// Creates a set from a sequence of strings.
  @inlinable
  public init(exact strings: some Sequence<String>) {
    self.init(strings.lazy.map { ExactString($0) })
  }

  /// Returns whether the set contains a string with these bytes.
  @inlinable
  public func contains(_ string: String) -> Bool {
    contains(ExactString(string))
  }

  /// Inserts a string; returns whether it was not in the set before.
  @inlinable @discardableResult
  public mutating func insert(_ string: String) -> (inserted: Bool, memberAfterInsert: ExactString) {
    insert(ExactString(string))
  }

  /// Inserts the strings of a sequence.
  @inlinable
  public mutating func formUnion(_ strings: some Sequence<String>) {
    for string in strings { insert(string) }
  }

  /// Removes a string; returns it if it was in the set.
  @inlinable @discardableResult
  public mutating func remove(_ string: String) -> ExactString? {
    remove(ExactString(string))
  }

  /// Returns the strings in the order of their scalars.
  @inlinable
  public func sorted() -> [String] {
    map(\.string).sorted()
  }
}

extension Dictionary where Key == ExactString {
  /// The value for a key with these bytes.
  @inlinable
  public subscript(key: String) -> Value? {
    get { self[ExactString(key)] }
    _modify { yield &self[ExactString(key)] }
  }

  /// The value for a key with these bytes, or `value` if there is none.
  @inlinable
  public subscript(key: String, default value: @autoclosure () -> Value) -> Value {
    get { self[ExactString(key), default: value()] }
    _modify { yield &self[ExactString(key), default: value()] }
  }

  /// Removes the value for a key with these bytes; returns it if there was one.
  @inlinable @discardableResult
  public mutating func removeValue(forKey key: String) -> Value? {
    removeValue(forKey: ExactString(key))
  }
}
