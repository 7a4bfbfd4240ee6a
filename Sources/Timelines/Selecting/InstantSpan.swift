import ExactStrings

/// A span of virtual time, including both ends; a missing end is open.
///
/// The text form is `50ms..2s`, `50ms..` or `..2s`, with the units `us`, `ms`, `s`, `m` and `h`.
public struct InstantSpan: Hashable, Sendable, CustomStringConvertible {
  /// The first instant; nil for the start of the case.
  public var start: Instant?
  /// The last instant; nil for the end of the case.
  public var end: Instant?

  /// Creates a span from one instant to another.
  public init(from start: Instant? = nil, to end: Instant? = nil) {
    self.start = start
    self.end = end
  }

  /// Creates the span that `text` spells; nil if it spells none, or ends before it starts.
  public init?(_ text: String) {
    self.init(inAnyOrder: text)
    if runsBackwards { return nil }
  }

  /// Creates the span that `text` spells, which may end before it starts; nil if it spells none.
  package init?(inAnyOrder text: String) {
    let bytes = Array(text.utf8)
    let dots = bytes.indices.dropLast().first { bytes[$0] == UInt8(ascii: ".") && bytes[$0 + 1] == UInt8(ascii: ".") }
    guard let dots else { return nil }
    let (first, last) = (bytes[..<dots], bytes[(dots + 2)...])
    start = Instant(duration: first)
    end = Instant(duration: last)
    if start == nil && !first.isEmpty || end == nil && !last.isEmpty || start == nil && end == nil { return nil }
  }

  /// Whether it ends before it starts.
  package var runsBackwards: Bool { if let start, let end { end < start } else { false } }

  /// Returns whether the instant lies in the span.
  public func contains(_ instant: Instant) -> Bool {
    if let start, instant < start { return false }
    if let end, instant > end { return false }
    return true
  }

  /// The span in milliseconds: `50ms..2000ms`.
  public var description: String {
    "\(start.map { "\($0.milliseconds)ms" } ?? "")..\(end.map { "\($0.milliseconds)ms" } ?? "")"
  }
}

extension Instant {
  /// Creates the instant from a number with a unit; nil if the text is not one, is finer than a nanosecond, or exceeds
  /// 64 bits of nanoseconds.
  fileprivate init?(duration bytes: ArraySlice<UInt8>) {
    let number = bytes.prefix { $0.isDigit || $0 == UInt8(ascii: ".") }
    // The shift is the number of decimal places relative to milliseconds, which have six places of nanoseconds.
    let places: [ExactString: (shift: Int, factor: Int64)] = [
      "us": (-3, 1), "ms": (0, 1), "s": (3, 1), "m": (3, 60), "h": (3, 3_600),
    ]
    let unit = String(decoding: bytes[number.endIndex...], as: UTF8.self)
    guard let (shift, factor) = places[unit], let value = Self.nanoseconds(number, digits: 6 + shift) else {
      return nil
    }
    let (product, overflowed) = value.multipliedReportingOverflow(by: factor)
    if overflowed { return nil }
    self.init(nanoseconds: product)
  }

  /// Returns a decimal number times ten to the power of `digits`; nil if digits are left over after the point.
  private static func nanoseconds(_ number: ArraySlice<UInt8>, digits: Int) -> Int64? {
    let pieces = number.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    guard pieces.count <= 2, pieces.allSatisfy({ !$0.isEmpty }), let whole = pieces.first else { return nil }
    let fraction = pieces.count == 2 ? pieces[1] : []
    guard fraction.count <= digits else { return nil }
    let all = whole + fraction + repeatElement(UInt8(ascii: "0"), count: digits - fraction.count)
    return Int64(String(decoding: all, as: UTF8.self))
  }
}
