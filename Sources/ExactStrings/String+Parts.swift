// Where a string begins, ends and is cut: by its scalars. A letter and the mark behind it are one `Character`, so a text
// that is searched by characters hides what stands before a mark.

extension StringProtocol {
  /// Whether the bytes begin with those of another.
  @inlinable
  package func hasPrefix(_ prefix: some StringProtocol) -> Bool {
    utf8.starts(with: prefix.utf8)
  }

  /// Whether the bytes end with those of another.
  @inlinable
  package func hasSuffix(_ suffix: some StringProtocol) -> Bool {
    utf8.suffix(suffix.utf8.count).elementsEqual(suffix.utf8)
  }

  /// What stands behind the bytes of another; nil where it does not begin with them.
  @inlinable
  package func removing(prefix: some StringProtocol) -> SubSequence? {
    guard utf8.starts(with: prefix.utf8) else { return nil }
    return self[utf8.index(startIndex, offsetBy: prefix.utf8.count)...]
  }

  /// What stands before the bytes of another; nil where it does not end with them.
  @inlinable
  package func removing(suffix: some StringProtocol) -> SubSequence? {
    guard hasSuffix(suffix) else { return nil }
    return self[..<utf8.index(startIndex, offsetBy: utf8.count - suffix.utf8.count)]
  }

  /// Whether the bytes of another stand in it somewhere.
  @inlinable
  package func contains(_ part: some StringProtocol) -> Bool {
    firstRange(of: part) != nil
  }

  /// Where the bytes of another stand first.
  @inlinable
  package func firstRange(of part: some StringProtocol) -> Range<Index>? {
    let length = part.utf8.count
    var rest = utf8[...]
    while rest.count >= length {
      if rest.starts(with: part.utf8) { return rest.startIndex..<utf8.index(rest.startIndex, offsetBy: length) }
      rest.removeFirst()
    }
    return nil
  }

  /// The text without the blanks that it begins with.
  package var withoutBlanksAtStart: String { String(self[(unicodeScalars.firstIndex { $0 != " " } ?? endIndex)...]) }

  /// The text without the blanks that it ends with.
  package var withoutBlanksAtEnd: String {
    let scalars = unicodeScalars
    let end = scalars.lastIndex { $0 != " " }.map(scalars.index(after:)) ?? scalars.startIndex
    return String(self[..<end])
  }

  /// What stands before the first place of a scalar and what stands behind it; nil where there is none.
  @inlinable
  package func cut(at scalar: Unicode.Scalar) -> (before: SubSequence, after: SubSequence)? {
    guard let place = firstIndex(of: scalar) else { return nil }
    return (self[..<place], self[unicodeScalars.index(after: place)...])
  }

  /// The text with other bytes in every place where some stand, found from the front.
  @inlinable
  package func replacing(_ part: some StringProtocol, with replacement: some StringProtocol) -> String {
    var result = ""
    var rest = self[...]
    while let found = rest.firstRange(of: part), !found.isEmpty {
      result += rest[..<found.lowerBound]
      result += replacement
      rest = rest[found.upperBound...]
    }
    return result + rest
  }

  /// Whether a scalar stands in it.
  @inlinable
  package func contains(_ scalar: Unicode.Scalar) -> Bool {
    unicodeScalars.contains(scalar)
  }

  /// Where a scalar stands first.
  @inlinable
  package func firstIndex(of scalar: Unicode.Scalar) -> Index? {
    unicodeScalars.firstIndex(of: scalar)
  }

  /// Where a scalar stands last.
  @inlinable
  package func lastIndex(of scalar: Unicode.Scalar) -> Index? {
    unicodeScalars.lastIndex(of: scalar)
  }

  /// What stands before the first place of a scalar; all of it where there is none.
  @inlinable
  package func prefix(before scalar: Unicode.Scalar) -> SubSequence {
    self[..<(firstIndex(of: scalar) ?? endIndex)]
  }

  /// The pieces between the places where a scalar stands.
  @inlinable
  package func split(
    separator: Unicode.Scalar, maxSplits: Int = .max, omittingEmptySubsequences: Bool = true
  ) -> [SubSequence] {
    unicodeScalars.split(
      separator: separator, maxSplits: maxSplits, omittingEmptySubsequences: omittingEmptySubsequences
    ).map { self[$0.startIndex..<$0.endIndex] }
  }
}

extension String {
  /// Whether the bytes begin with those of another.
  @inlinable
  package func hasPrefix(_ prefix: String) -> Bool {
    utf8.starts(with: prefix.utf8)
  }

  /// Whether the bytes end with those of another.
  @inlinable
  package func hasSuffix(_ suffix: String) -> Bool {
    utf8.suffix(suffix.utf8.count).elementsEqual(suffix.utf8)
  }
}

extension Sequence<String> {
  /// Whether a string of these bytes is among them.
  @inlinable
  package func contains(_ text: String) -> Bool {
    contains { $0 == text }
  }

  /// Whether both hold strings of the same bytes in the same order.
  @inlinable
  package func elementsEqual(_ others: some Sequence<String>) -> Bool {
    elementsEqual(others) { $0 == $1 }
  }

  /// Whether the first strings are, byte for byte, those of another sequence.
  @inlinable
  package func starts(with others: some Sequence<String>) -> Bool {
    starts(with: others) { $0 == $1 }
  }
}

extension Collection<String> {
  /// Where a string of these bytes stands first.
  @inlinable
  package func firstIndex(of text: String) -> Index? {
    firstIndex { $0 == text }
  }
}

extension BidirectionalCollection<String> {
  /// Where a string of these bytes stands last.
  @inlinable
  package func lastIndex(of text: String) -> Index? {
    lastIndex { $0 == text }
  }
}

extension Sequence<Substring> {
  /// Whether a string of these bytes is among them.
  @inlinable
  package func contains(_ text: Substring) -> Bool {
    contains { $0 == text }
  }

  /// Whether both hold strings of the same bytes in the same order.
  @inlinable
  package func elementsEqual(_ others: some Sequence<Substring>) -> Bool {
    elementsEqual(others) { $0 == $1 }
  }

  /// Whether the first strings are, byte for byte, those of another sequence.
  @inlinable
  package func starts(with others: some Sequence<Substring>) -> Bool {
    starts(with: others) { $0 == $1 }
  }
}

extension Collection<Substring> {
  /// Where a string of these bytes stands first.
  @inlinable
  package func firstIndex(of text: Substring) -> Index? {
    firstIndex { $0 == text }
  }
}

extension BidirectionalCollection<Substring> {
  /// Where a string of these bytes stands last.
  @inlinable
  package func lastIndex(of text: Substring) -> Index? {
    lastIndex { $0 == text }
  }
}
