import ExactStrings
import FoundationValues

/// Reads dates in the notation of ISO 8601: `2001-01-01T00:00:00Z`, or `2001-01-01` for its first instant in UTC.
///
/// Foundation's own reader takes the 30th of February for a day in March, and ignores what follows a date.
enum DateText {
  /// Returns the date that a text spells; nil if it spells none.
  static func date(_ text: String) -> Date? {
    var scanner = Scanner(rest: text.utf8[...])
    guard let hasTime = scanner.scan() else { return nil }
    let whole = hasTime ? text : text + "T00:00:00Z"
    return (try? Date(whole, strategy: Date.ISO8601FormatStyle(includingFractionalSeconds: true)))
      ?? (try? Date(whole, strategy: .iso8601))
  }

  private struct Scanner {
    var rest: Substring.UTF8View

    /// Reads a whole date; returns whether it has a time, or nil if there is no such day or time.
    mutating func scan() -> Bool? {
      guard let year = digits(4), skip("-"), let month = digits(2), 1...12 ~= month, skip("-"),
        let day = digits(2), day >= 1, day <= Self.days(of: month, in: year)
      else { return nil }
      if rest.isEmpty { return false }
      guard skip("T"), time(), skip(":"), let second = digits(2), second < 60 else { return nil }
      if skip("."), !fraction() { return nil }
      if skip("Z") { return rest.isEmpty ? true : nil }
      guard skip("+") || skip("-"), let hours = digits(2), hours < 24 else { return nil }
      _ = skip(":")
      guard let minutes = digits(2), minutes < 60, rest.isEmpty else { return nil }
      return true
    }

    private mutating func time() -> Bool {
      guard let hour = digits(2), hour < 24, skip(":"), let minute = digits(2) else { return false }
      return minute < 60
    }

    private mutating func fraction() -> Bool {
      let count = rest.count
      rest = rest.drop(while: \.isDigit)
      return rest.count < count
    }

    private mutating func digits(_ count: Int) -> Int? {
      let part = rest.prefix(count)
      guard part.count == count, part.allSatisfy(\.isDigit) else { return nil }
      rest = rest.dropFirst(count)
      return part.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) }
    }

    private mutating func skip(_ sign: Unicode.Scalar) -> Bool {
      guard rest.first == UInt8(ascii: sign) else { return false }
      rest = rest.dropFirst()
      return true
    }

    /// Foundation counts by the Julian calendar until 1582, which has a leap year every fourth year.
    private static func days(of month: Int, in year: Int) -> Int {
      switch month {
      case 2:
        year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400) || year <= 1582) ? 29 : 28
      case 4, 6, 9, 11: 30
      default: 31
      }
    }
  }
}
