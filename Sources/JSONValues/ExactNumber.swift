/// A number in decimal digits, however many it has: what is compared when a double would round.
struct ExactNumber: Comparable {
  /// Without zeros at either end; empty for zero.
  private let digits: [UInt8]
  /// The place of the decimal point, counted from before the first digit.
  private let point: Int
  private let isNegative: Bool

  /// Reads the text of a JSON number; an exponent that no `Int` holds counts as the greatest there is.
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
  /// The sum, or the bound that it is behind.
  fileprivate func addingWithoutOverflow(_ other: Int) -> Int {
    let (sum, isOverflow) = addingReportingOverflow(other)
    return isOverflow ? (other < 0 ? .min : .max) : sum
  }
}

extension JSONValue {
  /// Where this number stands to another, by value and exactly: -1 below it, 0 at it, 1 above it; nil if one of them is no
  /// number.
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
