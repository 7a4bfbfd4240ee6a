// Two characters are equal when their scalars are.

extension Character {
  /// Whether both are of the same scalars.
  @inlinable
  package static func == (left: Character, right: Character) -> Bool {
    left.unicodeScalars.elementsEqual(right.unicodeScalars)
  }

  /// Whether they are of different scalars.
  @inlinable
  package static func != (left: Character, right: Character) -> Bool {
    !(left == right)
  }

  /// Whether a `case` of these scalars takes this value.
  @inlinable
  package static func ~= (pattern: Character, value: Character) -> Bool {
    pattern == value
  }
}

extension Optional<Character> {
  /// Whether both are nil or of the same scalars.
  @inlinable
  package static func == (left: Character?, right: Character?) -> Bool {
    switch (left, right) {
    case (let left?, let right?): left == right
    case (nil, nil): true
    default: false
    }
  }

  /// Whether one is nil and the other is not, or they are of different scalars.
  @inlinable
  package static func != (left: Character?, right: Character?) -> Bool {
    !(left == right)
  }
}

extension Sequence<Character> {
  /// Whether a character of these scalars is among them.
  @inlinable
  package func contains(_ character: Character) -> Bool {
    contains { $0 == character }
  }
}

extension Hasher {
  /// Feeds the scalars of a character.
  @inlinable
  package mutating func combine(_ character: Character) {
    combine(String(character))
  }
}
