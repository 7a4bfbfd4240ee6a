// Strings are ordered by their scalars, which gives the same order as their UTF-8 bytes.

extension StringProtocol {
  /// Returns whether `left` comes before `right` in the order of scalars.
  @inlinable
  package static func < (left: Self, right: some StringProtocol) -> Bool {
    left.utf8.lexicographicallyPrecedes(right.utf8)
  }
}

extension String {
  /// Returns whether `left` comes before `right` in the order of scalars.
  @inlinable
  package static func < (left: String, right: String) -> Bool {
    left.utf8.lexicographicallyPrecedes(right.utf8)
  }

  /// Returns whether `left` comes after `right` in the order of scalars.
  @inlinable
  package static func > (left: String, right: String) -> Bool {
    right.utf8.lexicographicallyPrecedes(left.utf8)
  }

  /// Returns whether `left` does not come after `right` in the order of scalars.
  @inlinable
  package static func <= (left: String, right: String) -> Bool {
    !right.utf8.lexicographicallyPrecedes(left.utf8)
  }

  /// Returns whether `left` does not come before `right` in the order of scalars.
  @inlinable
  package static func >= (left: String, right: String) -> Bool {
    !left.utf8.lexicographicallyPrecedes(right.utf8)
  }
}

extension Sequence<String> {
  /// Returns the strings in the order of their scalars.
  @inlinable
  package func sorted() -> [String] {
    sorted { $0 < $1 }
  }

  /// Returns the first string in the order of scalars; nil if there is none.
  @inlinable
  package func min() -> String? {
    self.min { $0 < $1 }
  }

  /// Returns the last string in the order of scalars; nil if there is none.
  @inlinable
  package func max() -> String? {
    self.max { $0 < $1 }
  }
}

extension MutableCollection<String> where Self: RandomAccessCollection {
  /// Sorts the strings by their scalars.
  @inlinable
  package mutating func sort() {
    sort { $0 < $1 }
  }
}
