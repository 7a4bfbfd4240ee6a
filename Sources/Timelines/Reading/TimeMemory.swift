import ExactStrings

/// Reads the times before frames. Most frames have the time of the previous one, which is not read again.
struct TimeMemory {
  private var at = Instant.zero
  /// The number of bytes of the latest line's time and the blank after it.
  private var width = 0
  private var first: UInt64 = 0

  /// Returns the time at the start of a line and the place of its sigil; nil if there is none.
  mutating func read(_ line: UnsafeBufferPointer<UInt8>) -> (Instant, Int)? {
    // The common form has eight bytes of digits and blanks before `ms `.
    guard line.count > 11, let start = UnsafeRawPointer(line.baseAddress) else { return readAnew(line) }
    let word = start.loadUnaligned(as: UInt64.self)
    let isCommon = line[8] == UInt8(ascii: "m") && line[9] == UInt8(ascii: "s") && line[10] == UInt8(ascii: " ")
    if isCommon, width == 11, word == first { return (at, 11) }
    guard let (at, width) = readAnew(line) else { return nil }
    (self.at, self.width, first) = (at, width, word)
    return (at, width)
  }

  private func readAnew(_ line: UnsafeBufferPointer<UInt8>) -> (Instant, Int)? {
    var index = 0
    while index < line.count, line[index] == UInt8(ascii: " ") { index += 1 }
    let timeStart = index
    while index < line.count, line[index].isDigit || line[index] == UInt8(ascii: ".") { index += 1 }
    guard index - timeStart < 32, index + 2 < line.count, line[index] == UInt8(ascii: "m"),
      line[index + 1] == UInt8(ascii: "s"), line[index + 2] == UInt8(ascii: " "),
      let at = Instant(milliseconds: UnsafeBufferPointer(rebasing: line[timeStart..<index]))
    else { return nil }
    let width = index + 2
    guard width == 10 || (width > 10 && timeStart == 0) else { return nil }
    return (at, index + 3)
  }
}
