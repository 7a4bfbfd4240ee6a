// The order of strings is the order of their scalars, which is the order of their UTF-8 bytes.

extension StringProtocol {
  /// Whether this comes before another by the order of scalars.
  @inlinable
  package static func < (left: Self, right: some StringProtocol) -> Bool {
    left.utf8.lexicographicallyPrecedes(right.utf8)
  }
}

extension String {
  /// Whether this comes before another by the order of scalars.
  @inlinable
  package static func < (left: String, right: String) -> Bool {
    left.utf8.lexicographicallyPrecedes(right.utf8)
  }

  /// Whether this comes behind another by the order of scalars.
  @inlinable
  package static func > (left: String, right: String) -> Bool {
    right.utf8.lexicographicallyPrecedes(left.utf8)
  }

  /// Whether this does not come behind another by the order of scalars.
  @inlinable
  package static func <= (left: String, right: String) -> Bool {
    !right.utf8.lexicographicallyPrecedes(left.utf8)
  }

  /// Whether this does not come before another by the order of scalars.
  @inlinable
  package static func >= (left: String, right: String) -> Bool {
    !left.utf8.lexicographicallyPrecedes(right.utf8)
  }
}

extension Sequence<String> {
  /// The strings by the order of their scalars.
  @inlinable
  package func sorted() -> [String] {
    sorted { $0 < $1 }
  }

  /// The string that comes first by the order of scalars; nil if there is none.
  @inlinable
  package func min() -> String? {
    self.min { $0 < $1 }
  }

  /// The string that comes last by the order of scalars; nil if there is none.
  @inlinable
  package func max() -> String? {
    self.max { $0 < $1 }
  }
}

extension MutableCollection<String> where Self: RandomAccessCollection {
  /// Puts the strings into the order of their scalars.
  @inlinable
  package mutating func sort() {
    sort { $0 < $1 }
  }
}
