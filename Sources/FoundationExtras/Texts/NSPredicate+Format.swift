public import Foundation

extension NSPredicate {
  /// Creates a predicate that compares a whole text, as forms check input:
  /// `NSPredicate(format: "SELF MATCHES %@", pattern)`.
  ///
  /// The format supports `SELF` with `MATCHES`, `LIKE`, `CONTAINS`, `BEGINSWITH`, `ENDSWITH`, `==` and `!=`, followed
  /// by `[c]`, `[d]` or `[cd]` if needed, and `%@` or a quoted text. Any other format traps with a message that names
  /// it.
  public convenience init(format: String, _ arguments: any CVarArg...) {
    guard let comparison = TextComparison(format: format, arguments: arguments) else {
      fatalError(
        "NSPredicate(format: \"\(format)\") is not understood here: only comparisons of SELF with one text are")
    }
    self.init { object, _ in (object as? String).map(comparison.holds) ?? false }
  }
}

/// A comparison of two texts, parsed from a predicate format.
struct TextComparison {
  private let word: String
  private let options: String.CompareOptions
  private let operand: String

  init?(format: String, arguments: [any CVarArg]) {
    let words = format.split(separator: " ", maxSplits: 2).map(String.init)
    guard words.count == 3, words[0].uppercased() == "SELF" else { return nil }
    let parts = words[1].split(separator: "[", maxSplits: 1)
    let flags = parts.count == 2 ? parts[1].lowercased() : ""
    word = parts.first.map { $0.uppercased() } ?? ""
    var options: String.CompareOptions = []
    if flags.contains("c") { options.insert(.caseInsensitive) }
    if flags.contains("d") { options.insert(.diacriticInsensitive) }
    self.options = options
    guard ["MATCHES", "LIKE", "CONTAINS", "BEGINSWITH", "ENDSWITH", "==", "=", "!=", "<>"].contains(word) else {
      return nil
    }
    let last = words[2].trimmingCharacters(in: .whitespaces)
    if last == "%@" {
      guard arguments.count == 1, let text = arguments[0] as? String else { return nil }
      operand = text
    } else if last.count >= 2, let quote = last.first, quote == "'" || quote == "\"", last.last == quote {
      operand = String(last.dropFirst().dropLast())
    } else {
      return nil
    }
  }

  func holds(for text: String) -> Bool {
    switch word {
    case "MATCHES": return isMatch(text, operand)
    case "LIKE":
      let pattern = NSRegularExpression.escapedPattern(for: operand)
        .replacingOccurrences(of: "\\*", with: ".*").replacingOccurrences(of: "\\?", with: ".")
      return isMatch(text, pattern)
    case "CONTAINS": return text.range(of: operand, options: options) != nil
    case "BEGINSWITH": return text.range(of: operand, options: options.union(.anchored)) != nil
    case "ENDSWITH": return text.range(of: operand, options: options.union([.anchored, .backwards])) != nil
    default:
      let isEqual = text.compare(operand, options: options) == .orderedSame
      return word.hasPrefix("=") ? isEqual : !isEqual
    }
  }

  private func isMatch(_ text: String, _ pattern: String) -> Bool {
    // A regular expression tells diacritics apart.
    let folded = [text, "\\A(?:\(pattern))\\z"].map {
      $0.folding(options: options.intersection(.diacriticInsensitive), locale: nil)
    }
    let caseOption = options.intersection(.caseInsensitive)
    return folded[0].range(of: folded[1], options: caseOption.union(.regularExpression)) != nil
  }
}
