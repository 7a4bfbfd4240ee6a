import ExactStrings
import JSONValues

extension Path {
  /// The first keys of paths into recorded data, rather than into the state.
  package static let pseudoPaths = [
    "$time", "$errors", "$inflight", "$frames", "$calls", "$pulses", "$mutations", "$notes",
  ]

  /// Parses a path.
  ///
  /// Dots join the keys; `cells[id=3]` is the element of `cells` whose member `id` is 3. A plain key consists of
  /// letters, digits, `_` and `-`; any other key is in double quotes, as a JSON string. `*` matches every key where
  /// patterns are allowed. `.` alone is the root.
  package init(parsing text: String) throws(SyntaxError) {
    let bytes = Array(text.utf8)
    if bytes.isEmpty { throw SyntaxError("a path is missing", 0..<0) }
    if bytes == [UInt8(ascii: ".")] {
      self.init([])
      return
    }
    var segments: [String] = []
    var index = 0
    while true {
      segments.append(try Self.segment(bytes, at: &index, isFirst: segments.isEmpty))
      if index == bytes.count { break }
      while index < bytes.count, bytes[index] == UInt8(ascii: "[") {
        segments.append(try Self.selector(bytes, at: &index))
      }
      if index == bytes.count { break }
      if bytes[index] != UInt8(ascii: ".") {
        throw SyntaxError("a '.' is missing after the key", index..<bytes.count)
      }
      index += 1
    }
    self.init(segments)
  }

  /// The canonical text of the path.
  package var text: String {
    if segments.isEmpty { return "." }
    var text = ""
    for (index, segment) in segments.enumerated() {
      if index > 0, Self.isSelector(segment) {
        text += segment
        continue
      }
      if index > 0 { text += "." }
      text += Self.isPlain(segment, isFirst: index == 0) ? segment : JSONValue.string(segment).text
    }
    return text
  }

  private static func segment(
    _ bytes: [UInt8], at index: inout Int, isFirst: Bool
  ) throws(SyntaxError) -> String {
    let start = index
    if start < bytes.count, bytes[start] == UInt8(ascii: "\"") {
      var lexer = JSONLexer(bytes[start...])
      do {
        guard case .string(let key) = try lexer.next() else { return "" }
        index = lexer.position
        return key
      } catch {
        throw SyntaxError(error.description, error.range)
      }
    }
    while index < bytes.count, bytes[index] != UInt8(ascii: "."),
      bytes[index] != UInt8(ascii: "[") || index == start || !bytes[index...].contains(UInt8(ascii: "]"))
    { index += 1 }
    let key = String(decoding: bytes[start..<index], as: UTF8.self)
    if key.isEmpty {
      throw SyntaxError(
        "a key is missing in the path", max(0, min(start, bytes.count - 1))..<bytes.count,
        note: "keys are joined by one '.': items.0.name")
    }
    if isPlain(key, isFirst: isFirst) { return key }
    if let note = noteOnOperator(in: bytes) {
      throw SyntaxError("\(key.quotedForMessage) is not a key", start..<index, note: note)
    }
    throw SyntaxError(
      "\(key.quotedForMessage) is not a plain key", start..<index,
      note: "write it in double quotes: \(JSONValue.string(String(key.prefix(60))).text)")
  }

  /// Parses `[id=3]`: a key, a `=`, and the text of a value.
  private static func selector(_ bytes: [UInt8], at index: inout Int) throws(SyntaxError) -> String {
    let start = index
    let end = bytes[start...].firstIndex(of: UInt8(ascii: "]")) ?? bytes.endIndex
    let text = String(decoding: bytes[start..<min(end + 1, bytes.count)], as: UTF8.self)
    guard end < bytes.endIndex, isSelector(text) else {
      let bare = text.replacing("\"", with: "")
      throw SyntaxError(
        "\(text.quotedForMessage) does not name an element", start..<min(end + 1, bytes.count),
        note: text.contains("\"") && isSelector(bare)
          ? "the value stands without quotes: \(bare)"
          : "write its index, cells.0, or a key and its value, cells[id=3]")
    }
    index = end + 1
    return text
  }

  /// Returns whether a segment selects an element by a key and its value, a text without blanks, quotes and brackets.
  private static func isSelector(_ segment: String) -> Bool {
    guard let (key, value) = segment.selector else { return false }
    return isPlain(key, isFirst: false) && !value.isEmpty
      && value.unicodeScalars.allSatisfy { scalar in
        switch scalar {
        case "[", "]", "\"": false
        default: !scalar.isHarmfulInText && !scalar.properties.isWhitespace
        }
      }
  }

  /// Returns a hint for `a==1`, where the blanks around the operator are missing.
  private static func noteOnOperator(in path: [UInt8]) -> String? {
    let signs = Array("=!<>".utf8)
    guard path.count <= 60, let start = path.firstIndex(where: signs.contains) else { return nil }
    let end = path[start...].firstIndex { !signs.contains($0) } ?? path.endIndex
    let operators = ["=", "==", "!=", "<", "<=", ">", ">="]
    guard operators.contains(String(decoding: path[start..<end], as: UTF8.self)) else { return nil }
    let parts = [path[..<start], path[start..<end], path[end...]].map { String(decoding: $0, as: UTF8.self) }
    return "blanks belong around an operator: \(parts.filter { !$0.isEmpty }.joined(separator: " "))"
  }

  private static func isPlain(_ key: String, isFirst: Bool) -> Bool {
    if key == "*" { return true }
    var scalars = Substring(key).unicodeScalars
    if isFirst, scalars.first == "$" { scalars.removeFirst() }
    return !scalars.isEmpty
      && scalars.allSatisfy { scalar in
        switch scalar {
        case "a"..."z", "A"..."Z", "0"..."9", "_", "-": true
        case _ where scalar.value < 0x80: false
        default: scalar.properties.isXIDContinue && !scalar.isHarmfulInText
        }
      }
  }
}
