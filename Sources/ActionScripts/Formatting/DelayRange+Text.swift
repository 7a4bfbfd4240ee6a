import ExactStrings

extension DelayRange {
  /// Parses `0..2s`, `50ms..1s`. The shortest delay may be a plain `0`.
  init(parsing text: String) throws(SyntaxError) {
    let bytes = Array(text.utf8)
    func mistake(_ message: String) -> SyntaxError {
      SyntaxError(message, 0..<bytes.count, note: "write: within 0..2s")
    }
    guard let dots = bytes.indices.first(where: { bytes[$0...].starts(with: "..".utf8) }) else {
      throw mistake("\(text.quotedForMessage) is not a range of delays")
    }
    func delay(_ bytes: ArraySlice<UInt8>) throws(SyntaxError) -> ScriptDuration {
      do {
        return try ScriptDuration(parsing: String(decoding: bytes, as: UTF8.self))
      } catch {
        throw mistake(error.message)
      }
    }
    let shortest = bytes[..<dots]
    let ends = (
      shortest == [UInt8(ascii: "0")] ? ScriptDuration(nanoseconds: 0) : try delay(shortest),
      try delay(bytes[(dots + 2)...])
    )
    guard let range = DelayRange(ends.0, ends.1) else {
      throw mistake("the range \(text.quotedForMessage) ends before it begins")
    }
    self = range
  }

  /// The canonical text: `0..2s`.
  var text: String {
    "\(shortest.nanoseconds == 0 ? "0" : shortest.text)..\(longest.nanoseconds == 0 ? "0ms" : longest.text)"
  }
}
