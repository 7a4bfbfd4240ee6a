import ExactStrings

extension DelayRange {
  /// A mistake in the text of a range: a message, and how to correct it.
  struct ParsingError: Error {
    let message: String
    let note: String
  }

  /// Parses `0..2s`, `50ms..1s`. The shortest delay may be a plain `0`.
  init(parsing text: String) throws(ParsingError) {
    let bytes = Array(text.utf8)
    let note = "write: within 0..2s"
    guard let dots = bytes.indices.first(where: { bytes[$0...].starts(with: "..".utf8) }) else {
      throw ParsingError(message: "\(text.quotedForMessage) is not a range of delays", note: note)
    }
    let shortest = String(decoding: bytes[..<dots], as: UTF8.self)
    let longest = String(decoding: bytes[(dots + 2)...], as: UTF8.self)
    do {
      let ends = (
        try ScriptDuration(parsing: shortest == "0" ? "0s" : shortest), try ScriptDuration(parsing: longest)
      )
      guard let range = DelayRange(ends.0, ends.1) else {
        throw ParsingError(message: "the range \(text.quotedForMessage) ends before it begins", note: note)
      }
      self = range
    } catch let error as ScriptDuration.ParsingError {
      throw ParsingError(message: error.message, note: note)
    } catch let error as ParsingError {
      throw error
    } catch {
      throw ParsingError(message: "\(error)", note: note)
    }
  }

  /// The canonical text: `0..2s`.
  var text: String {
    "\(shortest.nanoseconds == 0 ? "0" : shortest.text)..\(longest.nanoseconds == 0 ? "0ms" : longest.text)"
  }
}
