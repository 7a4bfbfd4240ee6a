import ExactStrings

/// Finds the elements of one JSON array in bytes that arrive in chunks, without parsing the elements.
///
/// The parser of JSON needs the whole text of a value. So the end of an element is found first, by its quotes and
/// brackets alone, and a mistake in one element does not hide the next.
struct ElementScanner: Sendable {
  enum Step {
    /// More bytes are needed.
    case needsMore
    /// A line break ends at this offset.
    case newline(end: Int)
    /// Only blanks and punctuation up to this offset.
    case skip(end: Int)
    /// The bytes of one element.
    case element(Range<Int>)
    /// An error; scanning continues at the offset.
    case fault(SyntaxError, end: Int)
    /// The array and the text have ended.
    case end
  }

  private enum Expectation {
    /// `[`
    case opening
    /// An element, or `]` in an empty array.
    case first
    /// An element, after a comma.
    case element
    /// `,` or `]`
    case comma
    /// An element, `,` or `]`, after the mark of a merge conflict.
    case anything
    /// Only blanks.
    case end
  }

  /// The number of line breaks since the last element.
  private(set) var newlines = 0
  private var expectation = Expectation.opening
  /// The incomplete element: its start, how far it was scanned, its bracket depth, and whether a string is open.
  private var partial: (start: Int, scanned: Int, depth: Int, isInString: Bool)?
  private var reportedEnd = false

  /// Adjusts all offsets after `count` bytes were removed from the start of the buffer.
  mutating func shift(by count: Int) {
    guard let partial else { return }
    self.partial = (partial.start - count, partial.scanned - count, partial.depth, partial.isInString)
  }

  /// Returns the next step from `position`.
  mutating func next(in bytes: UnsafeBufferPointer<UInt8>, from position: Int, isFinished: Bool) -> Step {
    if partial != nil { return continueElement(in: bytes, isFinished: isFinished) }
    var index = position
    while index < bytes.count {
      switch bytes[index] {
      case 0x20, 0x09, 0x0D: index += 1
      case UInt8(ascii: "\n"):
        newlines += 1
        return .newline(end: index + 1)
      default: return index > position ? .skip(end: index) : sign(at: index, in: bytes, isFinished: isFinished)
      }
    }
    if index > position { return .skip(end: index) }
    return isFinished ? end(at: index) : .needsMore
  }

  private mutating func end(at index: Int) -> Step {
    if expectation == .end || expectation == .opening || reportedEnd { return .end }
    reportedEnd = true
    return .fault(
      SyntaxError("the array of statements is never closed", index..<index, note: "a ']' is missing"), end: index)
  }

  private mutating func sign(at index: Int, in bytes: UnsafeBufferPointer<UInt8>, isFinished: Bool) -> Step {
    if let comment = comment(at: index, in: bytes, isFinished: isFinished) { return comment }
    if let mark = conflictMark(at: index, in: bytes, isFinished: isFinished) { return mark }
    switch (bytes[index], expectation) {
    case (UInt8(ascii: "["), .opening):
      expectation = .first
      return .skip(end: index + 1)
    case (_, .opening):
      expectation = .end
      reportedEnd = true
      return .fault(
        SyntaxError(
          "a JSON script begins with '['", index..<index + 1,
          note: "one statement a line is JSON Lines, which begins with '{' or '\"'"), end: bytes.count)
    case (UInt8(ascii: "]"), .first), (UInt8(ascii: "]"), .comma), (UInt8(ascii: "]"), .anything):
      expectation = .end
      return .skip(end: index + 1)
    case (UInt8(ascii: "]"), .element):
      expectation = .end
      return .fault(
        SyntaxError(
          "a statement is missing between ',' and ']'", index..<index + 1,
          note: "leave out the comma behind the last statement"), end: index + 1)
    case (UInt8(ascii: ","), .comma), (UInt8(ascii: ","), .anything):
      expectation = .element
      return .skip(end: index + 1)
    case (UInt8(ascii: ","), .first), (UInt8(ascii: ","), .element):
      return .fault(SyntaxError("a statement is missing before ','", index..<index + 1), end: index + 1)
    case (_, .end):
      if reportedEnd { return .skip(end: bytes.count) }
      reportedEnd = true
      return .fault(
        SyntaxError("unexpected text after the array of statements", index..<index + 1), end: bytes.count)
    case (_, .comma):
      expectation = .element
      return .fault(SyntaxError("a ',' is missing between two statements", index..<index + 1), end: index)
    case (UInt8(ascii: "}"), _):
      return .fault(SyntaxError("unexpected '}'", index..<index + 1), end: index + 1)
    default:
      partial = (index, index, 0, false)
      return continueElement(in: bytes, isFinished: isFinished)
    }
  }

  /// Returns the error of a whole comment, as other languages have them; nil where none begins.
  private func comment(at index: Int, in bytes: UnsafeBufferPointer<UInt8>, isFinished: Bool) -> Step? {
    let next = index + 1 < bytes.count ? bytes[index + 1] : nil
    let ending: [UInt8]
    switch (bytes[index], next) {
    case (UInt8(ascii: "#"), _), (UInt8(ascii: "/"), UInt8(ascii: "/")): ending = [UInt8(ascii: "\n")]
    case (UInt8(ascii: "/"), UInt8(ascii: "*")): ending = Array("*/".utf8)
    case (UInt8(ascii: "/"), nil) where !isFinished: return .needsMore
    default: return nil
    }
    var end = index + ending.count
    while end < bytes.count, !bytes[end...].starts(with: ending) { end += 1 }
    if end >= bytes.count, !isFinished { return .needsMore }
    if ending.count > 1 { end += ending.count }
    end = min(end, bytes.count)
    return .fault(
      SyntaxError(
        "JSON has no comments", index..<end, note: "write it as a statement of its own: {\"comment\":\"text\"}"),
      end: end)
  }

  /// Returns the error of a whole line that is a mark of a merge conflict; nil for other lines.
  private mutating func conflictMark(
    at index: Int, in bytes: UnsafeBufferPointer<UInt8>, isFinished: Bool
  ) -> Step? {
    guard MergeConflict.isSign(bytes[index]), index == 0 || bytes[index - 1] == UInt8(ascii: "\n") else {
      return nil
    }
    let end = bytes[index...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
    if end == bytes.count, !isFinished { return .needsMore }
    guard let conflict = SyntaxError(conflictMarkIn: bytes, at: index) else { return nil }
    if expectation != .opening, expectation != .end { expectation = .anything }
    return .fault(conflict, end: end)
  }

  /// Searches for the end of the element: of its bracket, its string, or its word.
  private mutating func continueElement(in bytes: UnsafeBufferPointer<UInt8>, isFinished: Bool) -> Step {
    guard let (start, scanned, outerDepth, wasInString) = partial else { return .needsMore }
    var (index, depth, isInString) = (scanned, outerDepth, wasInString)
    while index < bytes.count {
      let byte = bytes[index]
      if isInString {
        if byte == UInt8(ascii: "\\") {
          if index + 1 == bytes.count, !isFinished { break }
          index += 1
        } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\n") {
          isInString = false
          if depth == 0 { return complete(start..<(byte == UInt8(ascii: "\n") ? index : index + 1)) }
        }
      } else {
        switch byte {
        case UInt8(ascii: "\""): isInString = true
        case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
        case UInt8(ascii: "}"), UInt8(ascii: "]"):
          if depth == 0 { return complete(start..<index) }
          depth -= 1
          if depth == 0 { return complete(start..<index + 1) }
        case 0x20, 0x09, 0x0A, 0x0D, UInt8(ascii: ","): if depth == 0 { return complete(start..<index) }
        case UInt8(ascii: "/") where depth > 0:
          // The parser refuses the comment. Its brackets and quotes mean nothing.
          switch comment(at: index, in: bytes, isFinished: isFinished) {
          case .fault(_, let end)?: index = end - 1
          case .needsMore?:
            partial = (start, index, depth, false)
            return .needsMore
          default: break
          }
        default: break
        }
      }
      index += 1
    }
    if isFinished { return complete(start..<bytes.count) }
    partial = (start, index, depth, isInString)
    return .needsMore
  }

  private mutating func complete(_ range: Range<Int>) -> Step {
    partial = nil
    newlines = 0
    expectation = .comma
    return .element(range)
  }
}
