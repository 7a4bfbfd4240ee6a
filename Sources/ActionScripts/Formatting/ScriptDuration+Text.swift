import ExactStrings

extension ScriptDuration {
  /// The reason why a text is not a duration.
  public enum ParsingError: Error, Hashable, Sendable {
    /// The text is empty.
    case empty
    /// The text begins with a `-`.
    case negative
    /// The text has only digits.
    case missingUnit
    /// The letters after the digits are not a unit.
    case unknownUnit(String)
    /// The text does not begin with a number.
    case badNumber(String)
    /// The duration is not a whole number of nanoseconds.
    case tooFine
    /// The nanoseconds do not fit into 64 bits.
    case tooLong

    /// The error: one line in lower case.
    public var message: String {
      switch self {
      case .empty: "a duration is missing"
      case .negative: "a duration cannot be negative"
      case .missingUnit: "this duration has no unit"
      case .unknownUnit(let unit): "unknown unit \(unit.quotedForMessage)"
      case .badNumber(let text): "\(text.quotedForMessage) is not a duration"
      case .tooFine: "this duration is not a whole number of nanoseconds"
      case .tooLong: "this duration is too long"
      }
    }

    /// A hint how to correct the error.
    public var note: String {
      switch self {
      case .tooFine: "the shortest one is 0.001us"
      case .tooLong: "the longest one is 2562047h"
      default: "write a number and a unit: 300us, 50ms, 1.5s, 2m, 1h"
      }
    }
  }

  private static let units: [(name: String, nanoseconds: Int64)] = [
    ("h", 3_600_000_000_000), ("m", 60_000_000_000), ("s", 1_000_000_000), ("ms", 1_000_000), ("us", 1_000),
  ]

  /// Parses a duration: digits, an optional fraction, and one of the units `us ms s m h`.
  public init(parsing text: some StringProtocol) throws(ParsingError) {
    let text = String(text)
    guard let first = text.utf8.first else { throw .empty }
    if first == UInt8(ascii: "-") { throw .negative }
    let number = text.utf8.prefix { $0 &- 48 < 10 || $0 == UInt8(ascii: ".") }
    let unit = String(text[number.endIndex...])
    let parts = number.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard let whole = parts.first, !whole.isEmpty, parts.count == 1 || (parts.count == 2 && !parts[1].isEmpty) else {
      throw .badNumber(text)
    }
    if unit.isEmpty { throw .missingUnit }
    guard let scale = Self.units.first(where: { $0.name == unit })?.nanoseconds else { throw .unknownUnit(unit) }
    var total: Int64 = 0
    for digit in whole {
      let (tens, overflowed) = total.multipliedReportingOverflow(by: 10)
      let (sum, overflowedToo) = tens.addingReportingOverflow(Int64(digit - 48))
      if overflowed || overflowedToo { throw .tooLong }
      total = sum
    }
    let (product, overflowed) = total.multipliedReportingOverflow(by: scale)
    let fraction = parts.count == 2 ? try Self.fraction(parts[1], of: scale) : 0
    let (sum, overflowedToo) = product.addingReportingOverflow(fraction)
    if overflowed || overflowedToo { throw .tooLong }
    nanoseconds = sum
    variable = nil
  }

  /// Parses a duration in a script, which may be a variable.
  init(inScript text: String) throws(ParsingError) {
    if let name = VariableSyntax.name(of: text) {
      self.init(variable: name)
    } else {
      try self.init(parsing: text)
    }
  }

  private static func fraction(_ digits: some BidirectionalCollection<UInt8>, of scale: Int64) throws(ParsingError)
    -> Int64
  {
    let digits = digits.reversed().drop { $0 == UInt8(ascii: "0") }.reversed()
    guard digits.count <= 18 else { throw .tooFine }
    var numerator: UInt64 = 0
    var denominator: UInt64 = 1
    for digit in digits {
      numerator = numerator * 10 + UInt64(digit - 48)
      denominator *= 10
    }
    let (quotient, remainder) = denominator.dividingFullWidth(numerator.multipliedFullWidth(by: UInt64(scale)))
    guard remainder == 0 else { throw .tooFine }
    return Int64(quotient)
  }

  /// The canonical text: a whole number of the largest possible unit, `90s`, `1500ms`, `2m`; `0ms` for zero; and a
  /// fraction of microseconds for a finer duration: `1.5us`.
  public var text: String {
    if let variable { return "${\(variable)}" }
    if nanoseconds == 0 { return "0ms" }
    if let unit = Self.units.first(where: { nanoseconds % $0.nanoseconds == 0 }) {
      return "\(nanoseconds / unit.nanoseconds)\(unit.name)"
    }
    var fraction = String(1000 + nanoseconds % 1000).dropFirst()
    while fraction.hasSuffix("0") { fraction.removeLast() }
    return "\(nanoseconds / 1000).\(fraction)us"
  }
}
