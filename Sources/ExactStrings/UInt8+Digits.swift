extension UInt8 {
  /// Whether this is one of the ASCII digits.
  @inlinable
  package var isDigit: Bool { self &- 0x30 < 10 }

  /// Whether this is one of the ASCII letters or digits.
  package var isLetterOrDigit: Bool { isDigit || (self | 0x20) &- 0x61 < 26 }
}
