import ExactStrings
import JSONValues

/// Decides which texts need no quotes in line notation.
enum WordForm {
  /// Returns whether a bare word can be something other than a string: a number, a bool or null.
  static func isLiteral(_ word: String) -> Bool {
    switch word {
    case "true", "false", "null", "nil": true
    default: isNumber(word)
    }
  }

  /// Returns whether `word` is a number in the grammar of JSON.
  static func isNumber(_ word: String) -> Bool {
    guard let first = word.utf8.first, first == UInt8(ascii: "-") || first.isDigit else { return false }
    return JSONLexer.isNumber(ArraySlice(word.utf8))
  }

  /// Returns whether the string `text` can be written as a bare word.
  static func isBare(_ text: String) -> Bool {
    guard let first = text.utf8.first, !isLiteral(text), VariableSyntax.name(of: text) == nil else { return false }
    switch first {
    case UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: "#"): return false
    default: break
    }
    guard
      text.unicodeScalars.allSatisfy({ $0 != "\"" && !$0.isHarmfulInText && !$0.properties.isWhitespace })
    else { return false }
    return !isLabelled(text)
  }

  /// Returns whether the text, as a bare word after `reply`, would be an option: `after`, `when`, `x2`, `x${n}`.
  static func isOption(_ text: String) -> Bool {
    if text == "after" || text == "when" || isCount(text) { return true }
    let bytes = text.utf8
    return bytes.first == UInt8(ascii: "x") && bytes.dropFirst().first?.isDigit == true
  }

  /// Returns whether the text, as a bare word after a choice of `any`, would end the choice.
  static func endsChoice(_ text: String) -> Bool { text == "|" || text == "within" || isOption(text) }

  /// Returns whether the text, as the last bare word of an action, would be a number of times: `x100`, `x${n}`.
  static func isCount(_ text: String) -> Bool {
    let bytes = text.utf8
    guard bytes.count > 1, bytes.first == UInt8(ascii: "x") else { return false }
    return bytes.dropFirst().allSatisfy(\.isDigit) || VariableSyntax.name(of: String(text.dropFirst())) != nil
  }

  /// Returns whether the text, as a bare word after `@let n =`, is a path that is looked up while the case plays.
  static func isCapture(_ text: String) -> Bool {
    beginsCapture(text.utf8)
  }

  /// Returns whether these bytes begin with such a path; more may follow.
  static func beginsCapture(_ bytes: some Collection<UInt8>) -> Bool {
    let head = bytes.prefix { $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: "[") && $0 != 0x20 && $0 != 0x09 }
    if head.elementsEqual("state".utf8) {
      return bytes.dropFirst(head.count).first.map { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "[") } ?? false
    }
    guard head.first == UInt8(ascii: "$") else { return false }
    let first = String(decoding: head, as: UTF8.self)
    // A word that is nearly such a path, or `$`, a name and a key, was probably meant as one. `$USD` and `$1.50` are
    // texts.
    return Path.pseudoPaths.contains(first) || Suggestion.closest(to: first, in: Path.pseudoPaths) != nil
      || bytes.dropFirst(head.count).first == UInt8(ascii: ".") && NameRules.isIdentifier(first.dropFirst())
  }

  private static func isLabelled(_ text: String) -> Bool {
    guard let sign = text.utf8.firstIndex(of: UInt8(ascii: "=")) else { return false }
    return NameRules.isIdentifier(String(decoding: text.utf8[..<sign], as: UTF8.self))
  }
}
