/// A string as a key: of a set, a dictionary, or whatever else asks for a hash. Two are equal when their bytes are.
public struct ExactString: Hashable, Comparable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  /// The string itself.
  public let string: String

  /// A key of these bytes.
  @inlinable
  public init(_ string: String) {
    self.string = string
  }

  /// A key of the bytes of a literal.
  @inlinable
  public init(stringLiteral string: String) {
    self.string = string
  }

  /// The string itself.
  public var description: String { string }

  /// By the order of scalars.
  @inlinable
  public static func < (left: ExactString, right: ExactString) -> Bool {
    left.string < right.string
  }
}

extension Set<ExactString> {
  /// The strings of a sequence.
  @inlinable
  public init(exact strings: some Sequence<String>) {
    self.init(strings.lazy.map { ExactString($0) })
  }

  /// Whether a string of these bytes is in it.
  @inlinable
  public func contains(_ string: String) -> Bool {
    contains(ExactString(string))
  }

  /// Takes a string in, and says whether it was not there.
  @inlinable @discardableResult
  public mutating func insert(_ string: String) -> (inserted: Bool, memberAfterInsert: ExactString) {
    insert(ExactString(string))
  }

  /// Takes the strings of a sequence in.
  @inlinable
  public mutating func formUnion(_ strings: some Sequence<String>) {
    for string in strings { insert(string) }
  }

  /// Takes a string out, and returns it if it was there.
  @inlinable @discardableResult
  public mutating func remove(_ string: String) -> ExactString? {
    remove(ExactString(string))
  }

  /// The strings by the order of their scalars.
  @inlinable
  public func sorted() -> [String] {
    map(\.string).sorted()
  }
}

extension Dictionary where Key == ExactString {
  /// The value for a key of these bytes.
  @inlinable
  public subscript(key: String) -> Value? {
    get { self[ExactString(key)] }
    _modify { yield &self[ExactString(key)] }
  }

  /// The value for a key of these bytes, or `value` if there is none.
  @inlinable
  public subscript(key: String, default value: @autoclosure () -> Value) -> Value {
    get { self[ExactString(key), default: value()] }
    _modify { yield &self[ExactString(key), default: value()] }
  }

  /// Takes the value for a key of these bytes out, and returns it if it was there.
  @inlinable @discardableResult
  public mutating func removeValue(forKey key: String) -> Value? {
    removeValue(forKey: ExactString(key))
  }
}
