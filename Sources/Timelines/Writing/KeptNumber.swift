import JSONValues

/// The number that was written last as the new value of a field. It is often the old value of the next change.
struct KeptNumber: Sendable {
  private var number = 0
  private var text = SIMD32<UInt8>()
  /// The number of digits; 0 if none are kept.
  private var count = 0

  /// Writes the values of a replacement with a text between them, and keeps the new one.
  @inline(__always)
  mutating func write(
    valuesOfReplacementAt change: UnsafePointer<StateChange>, between: StaticString, to cursor: inout TextCursor
  ) {
    if count > 0, case .integer(number) = change.pointee.old {
      cursor.write(text, count: count)
    } else {
      cursor.write(change.pointee.old)
    }
    cursor.write(between)
    let start = cursor.position
    cursor.write(change.pointee.new)
    if case .integer(let number) = change.pointee.new { keep(number, writtenAt: start, by: cursor) }
  }

  @inline(__always)
  private mutating func keep(_ number: Int, writtenAt start: Int, by cursor: TextCursor) {
    guard let text = cursor.bytes(at: start) else { return count = 0 }
    (self.number, self.text, count) = (number, text, cursor.position - start)
  }
}
