import ExactStrings
import JSONValues

/// The rules for names: of actions, reactors, ports, streams (dots join the parts), labels and variables (no dots).
///
/// Beyond ASCII every character counts as a letter, except white space, controls and invisible marks. Both notations
/// use these rules.
package enum NameRules {
  /// The rule for names, in messages.
  static let note = "names consist of letters, digits, '_', '-' and '.', and begin with a letter or '_'"

  /// Returns a hint for a word of a line that is no name: what was probably meant, or the rule.
  static func note(for text: String) -> String {
    if text.hasPrefix("//") { return "a comment begins with '#'" }
    if text.contains("#") { return "a blank is missing before '#'" }
    if text.hasSuffix(";") || text.hasSuffix(",") { return "one statement a line, without '\(text.last ?? ";")'" }
    if text.hasSuffix(":"), isName(text.dropLast()) {
      return "arguments follow after a blank, without ':': \(text.dropLast()) ..."
    }
    if text.hasPrefix("."), isName(text.dropFirst()) { return "did you mean '\(text.dropFirst())'?" }
    let parts = text.split(separator: "(", maxSplits: 1)
    if parts.count == 2, isName(parts[0]) {
      if ForeignWords.meansExpectation(parts[0]) { return "write ? FIELD == VALUE" }
      return parts[1] == ")"
        ? "write the name alone: \(parts[0])" : "arguments follow after a blank, without brackets: \(parts[0]) ..."
    }
    return note
  }

  /// The rule for tags, in messages.
  package static let tagNote = "a tag is one word without ',' and '!'"

  /// Returns whether `text` can be a tag.
  package static func isTag(_ text: some StringProtocol) -> Bool {
    !text.isEmpty && text.unicodeScalars.allSatisfy { $0 != "," && $0 != "!" && !$0.properties.isWhitespace }
  }

  /// Returns whether `text` is an identifier: a label or the name of a variable.
  package static func isIdentifier(_ text: some StringProtocol) -> Bool {
    guard let first = text.unicodeScalars.first, isStart(first) else { return false }
    return text.unicodeScalars.allSatisfy { isStart($0) || ("0"..."9").contains($0) }
  }

  /// Returns whether `text` is a name: letters, digits, `_` and `-`, in parts joined by dots; no part begins with a
  /// digit or `-`.
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

  /// Returns whether `text` names an action: either a name, or the path of a reactor in the state and the name of its
  /// action, `cells.0.toggle`, `cells[id=3].toggle`.
  static func isActionName(_ text: String) -> Bool {
    if isName(text) { return true }
    guard let first = text.unicodeScalars.first, isStart(first), let path = try? Path(parsing: text),
      path.segments.count > 1, let last = path.segments.last
    else { return false }
    return isName(last) && !path.segments.contains("*")
  }

  /// Returns whether `byte` is allowed in a name of ASCII characters without dots.
  static func isNameByte(_ byte: UInt8) -> Bool {
    isStartByte(byte) || byte.isDigit || byte == UInt8(ascii: "-")
  }

  /// Returns whether `byte` can begin such a name.
  static func isStartByte(_ byte: UInt8) -> Bool {
    (byte | 0x20) &- 97 < 26 || byte == UInt8(ascii: "_")
  }

  /// Returns the end of the identifier at `start`, as a byte offset; `start` itself if there is none.
  static func identifierEnd(in text: UnsafeBufferPointer<UInt8>, from start: Int, to end: Int) -> Int {
    var index = start
    while index < end {
      if isStartByte(text[index]) || (index > start && text[index].isDigit) {
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
