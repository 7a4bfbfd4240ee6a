import ExactStrings
import JSONValues

/// Reads the parts of one line of the text form, from left to right.
struct LineReader {
  let bytes: ArraySlice<UInt8>
  private(set) var position: Int

  init(_ bytes: ArraySlice<UInt8>) {
    self.bytes = bytes
    position = bytes.startIndex
  }

  var isAtEnd: Bool { position == bytes.endIndex }

  /// The part that was not read yet.
  var rest: ArraySlice<UInt8> { bytes[position...] }

  /// Skips `text` and returns true if it is next.
  mutating func skip(_ text: StaticString) -> Bool {
    guard let end = bytes.end(of: text, at: position) else { return false }
    position = end
    return true
  }

  /// Reads a name, plain or quoted. Returns nil, and reads nothing, if there is none.
  mutating func word() -> String? { name(alsoDots: true) }

  /// Reads a path without markers.
  mutating func path() -> StatePath? {
    if bytes[position...].first == UInt8(ascii: ".") {
      position += 1
      return StatePath()
    }
    var segments: [StatePath.Segment] = []
    repeat {
      if skip("*") {
        segments.append(.any)
      } else if let key = name(alsoDots: false) {
        segments.append(.key(key))
      } else {
        return nil
      }
    } while skip(".")
    return StatePath(segments)
  }

  /// Reads the path of a nested reactor, with its colon and blank. Returns nil, and reads nothing, if there is none.
  mutating func owner() -> StatePath? {
    let start = position
    if let path = path(), !path.segments.isEmpty, !path.segments.contains(.any), skip(": ") { return path }
    position = start
    return nil
  }

  /// Reads a whole number without sign.
  mutating func number() -> Int? {
    let end = rest.firstIndex { !$0.isDigit } ?? bytes.endIndex
    guard let value = Int(String(decoding: bytes[position..<end], as: UTF8.self)) else { return nil }
    position = end
    return value
  }

  /// Reads a JSON value.
  mutating func value() -> JSONValue? {
    if let number = wholeNumber() { return .integer(number) }
    guard let end = endOfValue(),
      let value = try? JSONValue(parsing: bytes[position..<end], nestingLimit: Timeline.nestingLimit)
    else { return nil }
    position = end
    return value
  }

  /// Reads a JSON string.
  mutating func string() -> String? {
    guard rest.first == UInt8(ascii: "\"") else { return nil }
    var end = position + 1
    while end < bytes.endIndex, bytes[end] != UInt8(ascii: "\"") { end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1 }
    guard end < bytes.endIndex, let text = try? JSONValue(parsing: bytes[position...end]).string else { return nil }
    position = end + 1
    return text
  }

  /// Reads the label of an argument with its `=`. Returns nil, and reads nothing, if there is none.
  mutating func label() -> String? {
    let start = position
    if rest.first != UInt8(ascii: "\""), let name = name(alsoDots: false), skip("=") { return name }
    position = start
    return nil
  }

  /// Reads a path, and the marker of an addition or a removal that its last step may have.
  mutating func markedPath() -> (StatePath, marker: UInt8?)? {
    if rest.first == UInt8(ascii: ".") {
      position += 1
      return (StatePath(), nil)
    }
    var path = StatePath()
    while true {
      let marker: UInt8? = skip("+") ? UInt8(ascii: "+") : skip("-") ? UInt8(ascii: "-") : nil
      guard let key = name(alsoDots: false) else { return nil }
      if skip(".") {
        guard marker != UInt8(ascii: "+") else { return nil }
        path.segments.append(.key(marker == nil ? key : "-" + key))
      } else {
        path.segments.append(.key(key))
        return (path, marker)
      }
    }
  }

  /// Reads the rest of the line except its last byte, which must be `last`.
  mutating func takeAll(butLast last: UInt8) -> ArraySlice<UInt8>? {
    guard rest.last == last else { return nil }
    defer { skipAll() }
    return rest.dropLast()
  }

  /// Skips the rest of the line.
  mutating func skipAll() {
    position = bytes.endIndex
  }

  /// Reads a value that is a short whole number without sign, as most are. Returns nil, and reads nothing, if there is
  /// none.
  private mutating func wholeNumber() -> Int? {
    var (index, number) = (position, 0)
    while index < bytes.endIndex, bytes[index].isDigit, index - position < 18 {
      number = number &* 10 &+ Int(bytes[index] &- 0x30)
      index += 1
    }
    let isValue =
      index > position && (index == bytes.endIndex || bytes[index] == UInt8(ascii: " "))
      && (index == position + 1 || bytes[position] != UInt8(ascii: "0"))
    guard isValue else { return nil }
    position = index
    return number
  }

  private mutating func name(alsoDots: Bool) -> String? {
    if rest.first == UInt8(ascii: "\"") { return string() }
    let end =
      rest.firstIndex { !($0.isWordByte || $0 >= 0x80 || (alsoDots && $0 == UInt8(ascii: "."))) } ?? bytes.endIndex
    guard end > position else { return nil }
    let text = String(decoding: bytes[position..<end], as: UTF8.self)
    position = end
    return text
  }

  /// Returns the end of the value that begins here: the first blank outside strings and brackets, or the end of the
  /// line.
  private func endOfValue() -> Int? {
    guard let end = bytes.firstUnquoted(from: position, where: { $0 == UInt8(ascii: " ") }), end > position else {
      return nil
    }
    return end
  }
}
