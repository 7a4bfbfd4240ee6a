/// The text of a time. It is kept, because most records share the time of the previous one.
struct TimeStamp: Sendable {
  /// Whether the text is aligned on the right and followed by its unit and a blank; else it has only the milliseconds.
  private let isAligned: Bool
  private var latest = Instant(nanoseconds: -1)
  /// The text; 64 bits of nanoseconds never need more than 23 characters.
  private(set) var text = SIMD32<UInt8>(repeating: UInt8(ascii: " "))
  /// The number of characters of the text.
  private(set) var count = 0

  /// Creates the text of no time.
  init(isAligned: Bool) { self.isAligned = isAligned }

  /// Sets `text` to the one for `instant`.
  @inline(__always)
  mutating func move(to instant: Instant) {
    if instant != latest { render(instant) }
  }

  private mutating func render(_ instant: Instant) {
    latest = instant
    let digits = Array((isAligned ? "\(instant.milliseconds)ms " : instant.milliseconds).utf8)
    text = SIMD32(repeating: UInt8(ascii: " "))
    count = isAligned ? max(digits.count, 11) : digits.count
    for (index, digit) in digits.enumerated() { text[count - digits.count + index] = digit }
  }
}
