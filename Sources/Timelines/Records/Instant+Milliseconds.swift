import ExactStrings
import JSONValues

extension Instant {
  /// The instant in milliseconds, without a unit: `0`, `150`, `0.5`.
  public var milliseconds: String { TextBuffer.string { writeMilliseconds(to: &$0) } }

  /// Creates the instant from a number of milliseconds; nil if it is negative, finer than a nanosecond, beyond 64 bits
  /// of nanoseconds, or not in the form that `milliseconds` gives.
  public init?(milliseconds text: String) {
    guard let instant = Array(text.utf8).withUnsafeBufferPointer({ Instant(milliseconds: $0) }) else { return nil }
    self = instant
  }

  /// Writes the instant in milliseconds; a fraction has no trailing zeros.
  func writeMilliseconds(to output: inout TextCursor) {
    let (whole, rest) = nanoseconds.quotientAndRemainder(dividingBy: 1_000_000)
    output.write(Int(whole))
    guard rest != 0 else { return }
    output.write(UInt8(ascii: "."))
    var (fraction, place) = (rest, Int64(100_000))
    while fraction != 0 {
      output.write(UInt8(ascii: "0") + UInt8(fraction / place))
      fraction %= place
      place /= 10
    }
  }

  init?(milliseconds bytes: UnsafeBufferPointer<UInt8>) {
    var total: Int64 = 0
    var index = bytes.startIndex
    func take(_ digit: UInt8) -> Bool {
      let (product, overflowed) = total.multipliedReportingOverflow(by: 10)
      let (sum, overflowedAgain) = product.addingReportingOverflow(Int64(digit - 0x30))
      total = sum
      return !overflowed && !overflowedAgain
    }
    while index < bytes.endIndex, bytes[index].isDigit {
      guard take(bytes[index]) else { return nil }
      index += 1
    }
    let wholeDigits = index - bytes.startIndex
    guard wholeDigits > 0, wholeDigits == 1 || bytes[bytes.startIndex] != 0x30 else { return nil }
    var missingPlaces = 6
    if index < bytes.endIndex, bytes[index] == UInt8(ascii: ".") {
      index += 1
      while index < bytes.endIndex, bytes[index].isDigit, missingPlaces > 0 {
        guard take(bytes[index]) else { return nil }
        index += 1
        missingPlaces -= 1
      }
      guard missingPlaces < 6, bytes[index - 1] != 0x30 else { return nil }
    }
    guard index == bytes.endIndex else { return nil }
    var factor: Int64 = 1
    for _ in 0..<missingPlaces { factor *= 10 }
    let (product, overflowed) = total.multipliedReportingOverflow(by: factor)
    if overflowed { return nil }
    nanoseconds = product
  }
}
