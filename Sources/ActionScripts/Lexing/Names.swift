import ExactStrings
import JSONValues

/// Which texts are names: of actions, reactors, ports, streams (dots join the parts), labels and variables (no dots).
///
/// Every character beyond ASCII counts as a letter, but for white space, controls and invisible marks. Both notations ask
/// here.
enum Names {
  /// The rule for names, in messages.
  static let note = "names consist of letters, digits, '_', '-' and '.', and begin with a letter or '_'"

  /// Whether `text` is an identifier: a label or the name of a variable.
  static func isIdentifier(_ text: some StringProtocol) -> Bool {
    guard let first = text.unicodeScalars.first, isStart(first) else { return false }
    return text.unicodeScalars.allSatisfy { isStart($0) || ("0"..."9").contains($0) }
  }

  /// Whether `text` is a name: letters, digits, `_` and `-`, in parts that dots join; no digit or `-` comes first.
  static func isName(_ text: some StringProtocol) -> Bool {
    var atStart = true
    for scalar in text.unicodeScalars {
      if isStart(scalar) {
        atStart = false
      } else if atStart {
        return false
      } else if scalar == "." {
        atStart = true
      } else if !("0"..."9").contains(scalar) && scalar != "-" {
        return false
      }
    }
    return !atStart
  }

  /// Whether `text` names an action: a name, or the path of a reactor that lives in the state and the name of an action of
  /// its own, `cells.0.toggle`, `cells[id=3].toggle`.
  static func isActionName(_ text: String) -> Bool {
    if isName(text) { return true }
    guard let first = text.unicodeScalars.first, isStart(first), let path = try? Path(parsing: text),
      path.segments.count > 1, let last = path.segments.last
    else { return false }
    return isName(last) && !path.segments.contains("*")
  }

  /// Whether `byte` may stand in a name that consists of one part of ASCII characters.
  static func isNameByte(_ byte: UInt8) -> Bool {
    isStartByte(byte) || byte &- 48 < 10 || byte == UInt8(ascii: "-")
  }

  /// Whether `byte` may begin such a name.
  static func isStartByte(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 97 < 26 || byte == UInt8(ascii: "_")
  }

  /// The end of the identifier that begins at `start`, as bytes; `start` itself where none does.
  static func identifierEnd(in text: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int) -> Int {
    var index = start
    while index < end {
      if isStartByte(text[index]) || (index > start && text[index] &- 48 < 10) {
        index += 1
        continue
      }
      guard text[index] >= 0x80 else { break }
      var next = index + 1
      while next < end, text[next] & 0xC0 == 0x80 { next += 1 }
      let character = String(decoding: UnsafeBufferPointer(rebasing: text[index..<next]), as: UTF8.self)
      guard character.unicodeScalars.allSatisfy(isStart) else { break }
      index = next
    }
    return index
  }

  private static func isStart(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case "a"..."z", "A"..."Z", "_": true
    case _ where scalar.value < 0x80: false
    default: !scalar.isHarmfulInText && !scalar.properties.isWhitespace
    }
  }
}
