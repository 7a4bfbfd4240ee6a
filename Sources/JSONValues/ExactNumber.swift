/// A number of any number of decimal digits, for comparisons in which a double would round.
struct ExactNumber: Comparable {
  /// The digits, without zeros at either end; empty for zero.
  private let digits: [UInt8]
  /// The position of the decimal point, counted from before the first digit.
  private let point: Int
  private let isNegative: Bool

  /// Parses a JSON number; an exponent beyond the range of `Int` is clamped.
  init(_ text: String) {
    let text = text.utf8
    let mark = text.firstIndex { $0 | 0x20 == UInt8(ascii: "e") } ?? text.endIndex
    let mantissa = text[..<mark]
    let unsigned = mantissa.drop { $0 == UInt8(ascii: "-") }
    let whole = unsigned.prefix { $0 != UInt8(ascii: ".") }
    let all = unsigned.filter { $0 != UInt8(ascii: ".") }
    let leading = all.prefix { $0 == UInt8(ascii: "0") }.count
    digits = all.dropFirst(leading).reversed().drop { $0 == UInt8(ascii: "0") }.reversed()
    isNegative = mantissa.first == UInt8(ascii: "-") && !digits.isEmpty
    point = digits.isEmpty ? 0 : (whole.count - leading).addingWithoutOverflow(Self.exponent(text[mark...].dropFirst()))
  }

  private static func exponent(_ text: Substring.UTF8View) -> Int {
    if text.isEmpty { return 0 }
    return Int(Substring(text)) ?? (text.first == UInt8(ascii: "-") ? .min : .max)
  }

  static func < (left: ExactNumber, right: ExactNumber) -> Bool {
    if left.isNegative != right.isNegative { return left.isNegative }
    return left.isNegative ? right.isCloserToZero(than: left) : left.isCloserToZero(than: right)
  }

  private func isCloserToZero(than other: ExactNumber) -> Bool {
    if digits.isEmpty || other.digits.isEmpty { return digits.isEmpty && !other.digits.isEmpty }
    return point == other.point ? digits.lexicographicallyPrecedes(other.digits) : point < other.point
  }
}

extension Int {
  /// Returns the sum, clamped to the range of `Int`.
  fileprivate func addingWithoutOverflow(_ other: Int) -> Int {
    let (sum, isOverflow) = addingReportingOverflow(other)
    return isOverflow ? (other < 0 ? .min : .max) : sum
  }
}

extension JSONValue {
  /// Compares this number with another one exactly: -1 if it is less, 0 if equal, 1 if greater; nil if one of them is
  /// not a number.
  package func order(to other: JSONValue) -> Int? {
    if case .integer(let left) = self, case .integer(let right) = other {
      return left < right ? -1 : left == right ? 0 : 1
    }
    guard let left = exactNumber, let right = other.exactNumber else { return nil }
    return left < right ? -1 : left == right ? 0 : 1
  }

  private var exactNumber: ExactNumber? {
    switch self {
    case .integer(let value): ExactNumber(String(value))
    case .decimal(let text): ExactNumber(text)
    default: nil
    }
  }
}
