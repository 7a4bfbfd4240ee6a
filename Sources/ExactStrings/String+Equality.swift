import SystemCalls

// Strings are compared by their bytes.
//
// Swift's own operators follow Unicode's canonical equivalence: é as one scalar equals e with an accent. With that rule
// a timeline would treat two different texts as equal. Declarations of a module take precedence over those of the
// standard library, so in every module that imports this one, `==` compares bytes: also in derived code, in `switch`,
// between optionals and between arrays. Sets and dictionaries cannot be changed in this way: their keys are of type
// `ExactString`. `Scripts/exact-strings` finds every place that still uses the standard library.

extension StringProtocol {
  /// Returns whether both have the same bytes.
  @inlinable
  package static func == (left: Self, right: some StringProtocol) -> Bool {
    left.utf8.hasSameBytes(as: right.utf8)
  }

  /// Returns whether they have different bytes.
  @inlinable
  package static func != (left: Self, right: some StringProtocol) -> Bool {
    !left.utf8.hasSameBytes(as: right.utf8)
  }
}

extension String {
  /// Returns whether both have the same bytes.
  @inlinable
  package static func == (left: String, right: String) -> Bool {
    left.isStored(as: right) || left.utf8.hasSameBytes(as: right.utf8)
  }

  /// Returns whether they have different bytes.
  @inlinable
  package static func != (left: String, right: String) -> Bool {
    !(left == right)
  }

  /// Returns whether both are the same text in the same storage, or the same short text, which is stored in the string
  /// itself.
  @inlinable @inline(__always)
  package func isStored(as other: String) -> Bool {
    withUnsafeBytes(of: self) { mine in
      withUnsafeBytes(of: other) { theirs in
        var isSame = true
        // A `for` loop over a stride is slow where code is not optimized.
        var offset = 0
        while offset < MemoryLayout<String>.size {
          let word = theirs.load(fromByteOffset: offset, as: UInt.self)
          isSame = isSame && mine.load(fromByteOffset: offset, as: UInt.self) == word
          offset += MemoryLayout<UInt>.size
        }
        return isSame
      }
    }
  }

  /// Returns whether a `case` pattern has the same bytes as a value.
  @inlinable
  package static func ~= (pattern: String, value: String) -> Bool {
    pattern.utf8.hasSameBytes(as: value.utf8)
  }
}

extension Substring {
  /// Returns whether both have the same bytes.
  @inlinable
  package static func == (left: Substring, right: Substring) -> Bool {
    left.utf8.hasSameBytes(as: right.utf8)
  }

  /// Returns whether they have different bytes.
  @inlinable
  package static func != (left: Substring, right: Substring) -> Bool {
    !left.utf8.hasSameBytes(as: right.utf8)
  }

  /// Returns whether a `case` pattern has the same bytes as a value.
  @inlinable
  package static func ~= (pattern: Substring, value: Substring) -> Bool {
    pattern.utf8.hasSameBytes(as: value.utf8)
  }
}

extension Optional<String> {
  /// Returns whether both are nil or have the same bytes.
  @inlinable
  package static func == (left: String?, right: String?) -> Bool {
    switch (left, right) {
    case (let left?, let right?): left == right
    case (nil, nil): true
    default: false
    }
  }

  /// Returns whether only one is nil, or they have different bytes.
  @inlinable
  package static func != (left: String?, right: String?) -> Bool {
    !(left == right)
  }

  /// Returns whether a `case` pattern has the same bytes as a value.
  @inlinable
  package static func ~= (pattern: String?, value: String?) -> Bool {
    pattern == value
  }
}

extension Optional<Substring> {
  /// Returns whether both are nil or have the same bytes.
  @inlinable
  package static func == (left: Substring?, right: Substring?) -> Bool {
    switch (left, right) {
    case (let left?, let right?): left == right
    case (nil, nil): true
    default: false
    }
  }

  /// Returns whether only one is nil, or they have different bytes.
  @inlinable
  package static func != (left: Substring?, right: Substring?) -> Bool {
    !(left == right)
  }

  /// Returns whether a `case` pattern has the same bytes as a value.
  @inlinable
  package static func ~= (pattern: Substring?, value: Substring?) -> Bool {
    pattern == value
  }
}

extension Array<String> {
  /// Returns whether both have strings with the same bytes in the same order.
  @inlinable
  package static func == (left: Self, right: Self) -> Bool {
    left.elementsEqual(right)
  }

  /// Returns whether the strings, their order or their number differ.
  @inlinable
  package static func != (left: Self, right: Self) -> Bool {
    !left.elementsEqual(right)
  }
}

extension Array<Substring> {
  /// Returns whether both have strings with the same bytes in the same order.
  @inlinable
  package static func == (left: Self, right: Self) -> Bool {
    left.elementsEqual(right)
  }

  /// Returns whether the strings, their order or their number differ.
  @inlinable
  package static func != (left: Self, right: Self) -> Bool {
    !left.elementsEqual(right)
  }
}

extension ArraySlice<String> {
  /// Returns whether both have strings with the same bytes in the same order.
  @inlinable
  package static func == (left: Self, right: Self) -> Bool {
    left.elementsEqual(right)
  }

  /// Returns whether the strings, their order or their number differ.
  @inlinable
  package static func != (left: Self, right: Self) -> Bool {
    !left.elementsEqual(right)
  }
}

extension Optional<[String]> {
  /// Returns whether both are nil or have strings with the same bytes in the same order.
  @inlinable
  package static func == (left: Self, right: Self) -> Bool {
    switch (left, right) {
    case (let left?, let right?): left == right
    case (nil, nil): true
    default: false
    }
  }

  /// Returns whether only one is nil, or they have different strings.
  @inlinable
  package static func != (left: Self, right: Self) -> Bool {
    !(left == right)
  }
}

extension Hasher {
  /// Hashes the bytes of a string, and a mark for its end.
  @inlinable
  package mutating func combine(_ text: String) {
    var text = text
    text.withUTF8 { combine(bytes: UnsafeRawBufferPointer($0)) }
    combine(0xFF as UInt8)
  }
}

extension Hasher {
  /// Hashes whether there is a string, and its bytes.
  @inlinable
  package mutating func combine(_ text: String?) {
    combine(text != nil)
    if let text { combine(text) }
  }

  /// Hashes the number of strings and their bytes.
  @inlinable
  package mutating func combine(_ texts: [String]) {
    combine(texts.count)
    for text in texts { combine(text) }
  }
}

extension Collection<UInt8> {
  /// Returns whether both have the same bytes. Compares the lengths first: most different strings differ in their
  /// length.
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
