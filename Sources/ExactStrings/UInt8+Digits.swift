extension UInt8 {
  /// Whether this is one of the ASCII digits.
  @inlinable
  package var isDigit: Bool { self &- 0x30 < 10 }
}
