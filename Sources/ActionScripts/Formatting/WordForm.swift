import JSONValues

/// Decides which texts can stand without quotes in line notation and mean the same.
enum WordForm {
  /// Whether a bare word of this spelling may be something else than a string: a number, a bool or null.
  static func isLiteral(_ word: String) -> Bool {
    switch word {
    case "true", "false", "null", "nil": true
    default: isNumber(word)
    }
  }

  /// Whether `word` is a number by the grammar of JSON.
  static func isNumber(_ word: String) -> Bool {
    guard let first = word.utf8.first, first == UInt8(ascii: "-") || first &- 48 < 10 else { return false }
    return JSONLexer.isNumber(ArraySlice(word.utf8))
  }

  /// Whether the string `text` can be written as a bare word.
  static func isBare(_ text: String) -> Bool {
    guard let first = text.utf8.first, !isLiteral(text), Variables.name(of: text) == nil else { return false }
    switch first {
    case UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: "#"): return false
    default: break
    }
    guard
      text.unicodeScalars.allSatisfy({ $0 != "\"" && !$0.isHarmfulInText && !$0.properties.isWhitespace })
    else { return false }
    return !isLabelled(text)
  }

  private static func isLabelled(_ text: String) -> Bool {
    guard let sign = text.firstIndex(of: "=") else { return false }
    return Names.isIdentifier(text[..<sign])
  }
}
