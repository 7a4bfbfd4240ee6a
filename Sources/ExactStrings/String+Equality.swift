import SystemCalls

// Two strings are equal when their bytes are.
//
// Swift's own operators follow Unicode's canonical equivalence: é as one scalar equals e with an accent. A timeline that
// went by that would say "the same" of two texts that differ. What a module declares goes before the standard library, so
// in every module that imports this one, `==` means bytes: also in what the compiler derives, in `switch`, between
// optionals and between arrays. Sets and dictionaries cannot be reached that way: their keys are of `ExactString`.
// `Scripts/exact-strings` finds every place that still asks the standard library.

extension StringProtocol {
  /// Whether both are of the same bytes.
  @inlinable
  package static func == (left: Self, right: some StringProtocol) -> Bool {
    left.utf8.hasSameBytes(as: right.utf8)
  }

  /// Whether they are of different bytes.
  @inlinable
  package static func != (left: Self, right: some StringProtocol) -> Bool {
    !left.utf8.hasSameBytes(as: right.utf8)
  }
}

extension String {
  /// Whether both are of the same bytes.
  @inlinable
  package static func == (left: String, right: String) -> Bool {
    left.utf8.hasSameBytes(as: right.utf8)
  }

  /// Whether they are of different bytes.
  @inlinable
  package static func != (left: String, right: String) -> Bool {
    !left.utf8.hasSameBytes(as: right.utf8)
  }

  /// Whether a `case` of these bytes takes this value.
  @inlinable
  package static func ~= (pattern: String, value: String) -> Bool {
    pattern.utf8.hasSameBytes(as: value.utf8)
  }
}

extension Substring {
  /// Whether both are of the same bytes.
  @inlinable
  package static func == (left: Substring, right: Substring) -> Bool {
    left.utf8.hasSameBytes(as: right.utf8)
  }

  /// Whether they are of different bytes.
  @inlinable
  package static func != (left: Substring, right: Substring) -> Bool {
    !left.utf8.hasSameBytes(as: right.utf8)
  }

  /// Whether a `case` of these bytes takes this value.
  @inlinable
  package static func ~= (pattern: Substring, value: Substring) -> Bool {
    pattern.utf8.hasSameBytes(as: value.utf8)
  }
}

extension Optional<String> {
  /// Whether both are nil or of the same bytes.
  @inlinable
  package static func == (left: String?, right: String?) -> Bool {
    switch (left, right) {
    case (let left?, let right?): left == right
    case (nil, nil): true
    default: false
    }
  }

  /// Whether one is nil and the other is not, or they are of different bytes.
  @inlinable
  package static func != (left: String?, right: String?) -> Bool {
    !(left == right)
  }

  /// Whether a `case` of these bytes takes this value.
  @inlinable
  package static func ~= (pattern: String?, value: String?) -> Bool {
    pattern == value
  }
}

extension Optional<Substring> {
  /// Whether both are nil or of the same bytes.
  @inlinable
  package static func == (left: Substring?, right: Substring?) -> Bool {
    switch (left, right) {
    case (let left?, let right?): left == right
    case (nil, nil): true
    default: false
    }
  }

  /// Whether one is nil and the other is not, or they are of different bytes.
  @inlinable
  package static func != (left: Substring?, right: Substring?) -> Bool {
    !(left == right)
  }

  /// Whether a `case` of these bytes takes this value.
  @inlinable
  package static func ~= (pattern: Substring?, value: Substring?) -> Bool {
    pattern == value
  }
}

extension Array<String> {
  /// Whether both hold strings of the same bytes in the same order.
  @inlinable
  package static func == (left: Self, right: Self) -> Bool {
    left.elementsEqual(right)
  }

  /// Whether they differ in a byte of a string, in their order or in their number.
  @inlinable
  package static func != (left: Self, right: Self) -> Bool {
    !left.elementsEqual(right)
  }
}

extension Array<Substring> {
  /// Whether both hold strings of the same bytes in the same order.
  @inlinable
  package static func == (left: Self, right: Self) -> Bool {
    left.elementsEqual(right)
  }

  /// Whether they differ in a byte of a string, in their order or in their number.
  @inlinable
  package static func != (left: Self, right: Self) -> Bool {
    !left.elementsEqual(right)
  }
}

extension ArraySlice<String> {
  /// Whether both hold strings of the same bytes in the same order.
  @inlinable
  package static func == (left: Self, right: Self) -> Bool {
    left.elementsEqual(right)
  }

  /// Whether they differ in a byte of a string, in their order or in their number.
  @inlinable
  package static func != (left: Self, right: Self) -> Bool {
    !left.elementsEqual(right)
  }
}

extension Optional<[String]> {
  /// Whether both are nil or hold strings of the same bytes in the same order.
  @inlinable
  package static func == (left: Self, right: Self) -> Bool {
    switch (left, right) {
    case (let left?, let right?): left == right
    case (nil, nil): true
    default: false
    }
  }

  /// Whether one is nil and the other is not, or they hold different strings.
  @inlinable
  package static func != (left: Self, right: Self) -> Bool {
    !(left == right)
  }
}

extension Hasher {
  /// Feeds the bytes of a string, and its end.
  @inlinable
  package mutating func combine(_ text: String) {
    var text = text
    text.withUTF8 { combine(bytes: UnsafeRawBufferPointer($0)) }
    combine(0xFF as UInt8)
  }
}

extension Hasher {
  /// Feeds whether there is a string, and its bytes.
  @inlinable
  package mutating func combine(_ text: String?) {
    combine(text != nil)
    if let text { combine(text) }
  }

  /// Feeds the bytes of strings, and their number.
  @inlinable
  package mutating func combine(_ texts: [String]) {
    combine(texts.count)
    for text in texts { combine(text) }
  }
}

extension Collection<UInt8> {
  /// Most strings that differ do so in their length, which costs nothing to ask.
  @inlinable
  func hasSameBytes(as other: some Collection<UInt8>) -> Bool {
    let count = count
    if count != other.count { return false }
    let result = withContiguousStorageIfAvailable { left in
      other.withContiguousStorageIfAvailable { right in
        guard let left = left.baseAddress, let right = right.baseAddress else { return count == 0 }
        return memcmp(left, right, count) == 0
      }
    }
    return result.flatMap(\.self) ?? elementsEqual(other)
  }
}
