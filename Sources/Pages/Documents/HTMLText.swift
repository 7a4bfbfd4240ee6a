import ExactStrings
import Timelines

/// HTML as bytes, with text escaped.
struct HTMLText {
  /// The bytes so far, UTF-8.
  var bytes: [UInt8] = []

  /// Appends markup.
  mutating func append(_ markup: String) {
    bytes.append(contentsOf: markup.utf8)
  }

  /// Appends text on one line: no part of it becomes markup, and every character that would change how the text around
  /// it is shown is escaped as in a timeline.
  mutating func append(text: String) {
    append(line: text.onOneLine.utf8)
  }

  /// Appends text that is already safe to show as a line.
  mutating func append(line: some Collection<UInt8>) {
    let isPlain = line.hasNone { byte in
      let isAngle = byte == UInt8(ascii: "<") || byte == UInt8(ascii: ">")
      return isAngle || byte == UInt8(ascii: "&") || byte == UInt8(ascii: "\"")
    }
    if isPlain {
      bytes.append(contentsOf: line)
      return
    }
    for byte in line {
      switch byte {
      case UInt8(ascii: "&"): append("&amp;")
      case UInt8(ascii: "<"): append("&lt;")
      case UInt8(ascii: ">"): append("&gt;")
      case UInt8(ascii: "\""): append("&quot;")
      default: bytes.append(byte)
      }
    }
  }
}
