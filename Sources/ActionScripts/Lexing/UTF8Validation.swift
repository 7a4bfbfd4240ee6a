extension UnsafeBufferPointer<UInt8> {
  /// Returns the offset of the first byte in `range` that is not well-formed UTF-8; nil if there is none.
  func firstInvalidUTF8(in range: Range<Int>) -> Int? {
    var (parser, bytes, index) = (Unicode.UTF8.ForwardParser(), self[range].makeIterator(), range.lowerBound)
    while true {
      switch parser.parseScalar(from: &bytes) {
      case .valid(let scalar): index += scalar.count
      case .error: return index
      case .emptyInput: return nil
      }
    }
  }
}
