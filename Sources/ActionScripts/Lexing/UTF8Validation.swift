extension UnsafeBufferPointer<UInt8> {
  /// Returns the offset of the first byte in `range` that is not well-formed UTF-8; nil if there is none.
  package func firstInvalidUTF8(in range: Range<Int>) -> Int? {
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

extension UInt8 {
  /// Returns the message for a byte at an offset that is not well-formed UTF-8.
  package func notUTF8(at offset: Int) -> String {
    let digits = Array("0123456789ABCDEF".unicodeScalars)
    return "byte 0x\(digits[Int(self >> 4)])\(digits[Int(self & 15)]) at offset \(offset) is not UTF-8"
  }
}
