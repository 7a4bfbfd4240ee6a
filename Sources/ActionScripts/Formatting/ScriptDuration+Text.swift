import ExactStrings

extension ScriptDuration {
  private static let units: [(name: String, nanoseconds: Int64)] = [
    ("h", 3_600_000_000_000), ("m", 60_000_000_000), ("s", 1_000_000_000), ("ms", 1_000_000), ("us", 1_000),
  ]

  /// Parses a duration: digits, an optional fraction, and one of the units `us ms s m h`.
  package init(parsing text: some StringProtocol) throws(SyntaxError) {
    let text = String(text)
    guard let first = text.utf8.first else { throw Self.mistake("a duration is missing", in: text) }
    if first == UInt8(ascii: "-") { throw Self.mistake("a duration cannot be negative", in: text) }
    let number = text.utf8.prefix { $0.isDigit || $0 == UInt8(ascii: ".") }
    let unit = String(text[number.endIndex...])
    let parts = number.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard let whole = parts.first, !whole.isEmpty, parts.count == 1 || (parts.count == 2 && !parts[1].isEmpty) else {
      throw Self.mistake("\(text.quotedForMessage) is not a duration", in: text)
    }
    if unit.isEmpty { throw Self.mistake("this duration has no unit", in: text) }
    guard let scale = Self.units.first(where: { $0.name == unit })?.nanoseconds else {
      throw Self.mistake("unknown unit \(unit.quotedForMessage)", in: text)
    }
    guard let total = Int64(Substring(whole)) else { throw Self.tooLong(text) }
    let (product, overflowed) = total.multipliedReportingOverflow(by: scale)
    let fraction = parts.count == 2 ? try Self.fraction(parts[1], of: scale, in: text) : 0
    let (sum, overflowedToo) = product.addingReportingOverflow(fraction)
    if overflowed || overflowedToo { throw Self.tooLong(text) }
    nanoseconds = sum
    variable = nil
  }

  /// Parses a duration in a script, which may be a variable.
  init(inScript text: String) throws(SyntaxError) {
    if let name = VariableSyntax.name(of: text) {
      self.init(variable: name)
    } else {
      try self.init(parsing: text)
    }
  }

  private static func mistake(
    _ message: String, in text: String, note: String = "write a number and a unit: 300us, 50ms, 1.5s, 2m, 1h"
  ) -> SyntaxError {
    SyntaxError(message, 0..<text.utf8.count, note: note)
  }

  private static func tooLong(_ text: String) -> SyntaxError {
    mistake("this duration is too long", in: text, note: "the longest one is 2562047h")
  }

  private static func tooFine(_ text: String) -> SyntaxError {
    mistake("this duration is not a whole number of nanoseconds", in: text, note: "the shortest one is 0.001us")
  }

  private static func fraction(
    _ digits: some BidirectionalCollection<UInt8>, of scale: Int64, in text: String
  ) throws(SyntaxError) -> Int64 {
    let digits = digits.reversed().drop { $0 == UInt8(ascii: "0") }.reversed()
    guard digits.count <= 18 else { throw tooFine(text) }
    let numerator = UInt64(String(decoding: digits, as: UTF8.self)) ?? 0
    let denominator: UInt64 = digits.reduce(1) { power, _ in power * 10 }
    let (quotient, remainder) = denominator.dividingFullWidth(numerator.multipliedFullWidth(by: UInt64(scale)))
    guard remainder == 0 else { throw tooFine(text) }
    return Int64(quotient)
  }

  /// The canonical text: a whole number of the largest possible unit, `90s`, `1500ms`, `2m`; `0ms` for zero; and a
  /// fraction of microseconds for a finer duration: `1.5us`.
  package var text: String {
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
