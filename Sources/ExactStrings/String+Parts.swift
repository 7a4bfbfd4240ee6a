// Prefixes, suffixes, searching and splitting work on scalars. A letter and the mark after it are one `Character`, so a
// search by characters would miss a letter before a mark.

extension StringProtocol {
  /// Returns whether the bytes begin with those of another string.
  @inlinable
  package func hasPrefix(_ prefix: some StringProtocol) -> Bool {
    utf8.starts(with: prefix.utf8)
  }

  /// Returns whether the bytes end with those of another string.
  @inlinable
  package func hasSuffix(_ suffix: some StringProtocol) -> Bool {
    utf8.suffix(suffix.utf8.count).elementsEqual(suffix.utf8)
  }

  /// Returns the rest after a prefix; nil if the string does not begin with it.
  @inlinable
  package func removing(prefix: some StringProtocol) -> SubSequence? {
    guard utf8.starts(with: prefix.utf8) else { return nil }
    return self[utf8.index(startIndex, offsetBy: prefix.utf8.count)...]
  }

  /// Returns the rest before a suffix; nil if the string does not end with it.
  @inlinable
  package func removing(suffix: some StringProtocol) -> SubSequence? {
    guard hasSuffix(suffix) else { return nil }
    return self[..<utf8.index(startIndex, offsetBy: utf8.count - suffix.utf8.count)]
  }

  /// Returns whether the bytes of another string occur in this one.
  @inlinable
  package func contains(_ part: some StringProtocol) -> Bool {
    firstRange(of: part) != nil
  }

  /// Returns the first range of the bytes of another string.
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

  /// The text without leading blanks.
  package var withoutBlanksAtStart: String { String(self[(unicodeScalars.firstIndex { $0 != " " } ?? endIndex)...]) }

  /// The text without trailing blanks.
  package var withoutBlanksAtEnd: String {
    let scalars = unicodeScalars
    let end = scalars.lastIndex { $0 != " " }.map(scalars.index(after:)) ?? scalars.startIndex
    return String(self[..<end])
  }

  /// Returns the parts before and after the first occurrence of a scalar; nil if there is none.
  @inlinable
  package func cut(at scalar: Unicode.Scalar) -> (before: SubSequence, after: SubSequence)? {
    guard let place = firstIndex(of: scalar) else { return nil }
    return (self[..<place], self[unicodeScalars.index(after: place)...])
  }

  /// Returns the text with every occurrence of a part replaced, from the start to the end.
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

  /// Returns whether the string contains a scalar.
  @inlinable
  package func contains(_ scalar: Unicode.Scalar) -> Bool {
    unicodeScalars.contains(scalar)
  }

  /// Returns the index of the first occurrence of a scalar.
  @inlinable
  package func firstIndex(of scalar: Unicode.Scalar) -> Index? {
    unicodeScalars.firstIndex(of: scalar)
  }

  /// Returns the index of the last occurrence of a scalar.
  @inlinable
  package func lastIndex(of scalar: Unicode.Scalar) -> Index? {
    unicodeScalars.lastIndex(of: scalar)
  }

  /// Returns the part before the first occurrence of a scalar; the whole string if there is none.
  @inlinable
  package func prefix(before scalar: Unicode.Scalar) -> SubSequence {
    self[..<(firstIndex(of: scalar) ?? endIndex)]
  }

  /// Returns the parts between the occurrences of a scalar.
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
  /// Returns whether the bytes begin with those of another string.
  @inlinable
  package func hasPrefix(_ prefix: String) -> Bool {
    utf8.starts(with: prefix.utf8)
  }

  /// Returns whether the bytes end with those of another string.
  @inlinable
  package func hasSuffix(_ suffix: String) -> Bool {
    utf8.suffix(suffix.utf8.count).elementsEqual(suffix.utf8)
  }
}

extension Sequence<String> {
  /// Returns whether the sequence contains a string with these bytes.
  @inlinable
  package func contains(_ text: String) -> Bool {
    contains { $0 == text }
  }

  /// Returns whether both have strings with the same bytes in the same order.
  @inlinable
  package func elementsEqual(_ others: some Sequence<String>) -> Bool {
    elementsEqual(others) { $0 == $1 }
  }

  /// Returns whether the first strings have the same bytes as those of another sequence.
  @inlinable
  package func starts(with others: some Sequence<String>) -> Bool {
    starts(with: others) { $0 == $1 }
  }
}

extension Collection<String> {
  /// Returns the index of the first string with these bytes.
  @inlinable
  package func firstIndex(of text: String) -> Index? {
    firstIndex { $0 == text }
  }
}

extension BidirectionalCollection<String> {
  /// Returns the index of the last string with these bytes.
  @inlinable
  package func lastIndex(of text: String) -> Index? {
    lastIndex { $0 == text }
  }
}

extension Sequence<Substring> {
  /// Returns whether the sequence contains a string with these bytes.
  @inlinable
  package func contains(_ text: Substring) -> Bool {
    contains { $0 == text }
  }

  /// Returns whether both have strings with the same bytes in the same order.
  @inlinable
  package func elementsEqual(_ others: some Sequence<Substring>) -> Bool {
    elementsEqual(others) { $0 == $1 }
  }

  /// Returns whether the first strings have the same bytes as those of another sequence.
  @inlinable
  package func starts(with others: some Sequence<Substring>) -> Bool {
    starts(with: others) { $0 == $1 }
  }
}

extension Collection<Substring> {
  /// Returns the index of the first string with these bytes.
  @inlinable
  package func firstIndex(of text: Substring) -> Index? {
    firstIndex { $0 == text }
  }
}

extension BidirectionalCollection<Substring> {
  /// Returns the index of the last string with these bytes.
  @inlinable
  package func lastIndex(of text: Substring) -> Index? {
    lastIndex { $0 == text }
  }
}
