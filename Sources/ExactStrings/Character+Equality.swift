// Characters are compared by their scalars.

extension Character {
  /// Returns whether both have the same scalars.
  @inlinable
  package static func == (left: Character, right: Character) -> Bool {
    left.unicodeScalars.elementsEqual(right.unicodeScalars)
  }

  /// Returns whether they have different scalars.
  @inlinable
  package static func != (left: Character, right: Character) -> Bool {
    !(left == right)
  }

  /// Returns whether a `case` pattern has the same scalars as a value.
  @inlinable
  package static func ~= (pattern: Character, value: Character) -> Bool {
    pattern == value
  }
}

extension Optional<Character> {
  /// Returns whether both are nil or have the same scalars.
  @inlinable
  package static func == (left: Character?, right: Character?) -> Bool {
    switch (left, right) {
    case (let left?, let right?): left == right
    case (nil, nil): true
    default: false
    }
  }

  /// Returns whether only one is nil, or they have different scalars.
  @inlinable
  package static func != (left: Character?, right: Character?) -> Bool {
    !(left == right)
  }
}

extension Sequence<Character> {
  /// Returns whether the sequence contains a character with these scalars.
  @inlinable
  package func contains(_ character: Character) -> Bool {
    contains { $0 == character }
  }
}

extension Hasher {
  /// Hashes the scalars of a character.
  @inlinable
  package mutating func combine(_ character: Character) {
    combine(String(character))
  }
}
