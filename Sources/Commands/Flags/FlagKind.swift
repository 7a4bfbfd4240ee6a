import ActionScripts
import Reports

/// What a flag takes behind its name, and so what can be wrong with it.
package enum FlagKind: Hashable, Sendable {
  /// Nothing: the flag is there or not. A negatable one can also be said as `--no-NAME`.
  case toggle(isNegatable: Bool)
  /// Any text that is not empty.
  case text
  /// The path of a file or a directory.
  case path
  /// One of these words.
  case choice([String])
  /// A whole number, 0 or more.
  case count
  /// A length of time: `300ms`, `1.5s`.
  case duration
  /// `NAME=VALUE`.
  case assignment
  /// One of these words, or one of them with `=FILE`.
  case form([String])

  /// Whether a value follows the name of the flag.
  package var takesValue: Bool {
    if case .toggle = self { false } else { true }
  }

  /// Says what is wrong with a value, in the words that follow "flag '--x' "; nil if nothing is.
  package func problem(with value: String) -> String? {
    switch self {
    case .toggle:
      "takes no value"
    case .text, .path:
      value.isEmpty ? "needs a value that is not empty" : nil
    case .choice(let words):
      words.contains(value) ? nil : "takes \(alternatives(words)), not \(quoted(value))"
    case .count:
      problem(withCount: value)
    case .duration:
      (try? ScriptDuration(parsing: value)) == nil
        ? "takes a duration such as 300ms or 1.5s, not \(quoted(value))" : nil
    case .assignment:
      Assignment(notation: value) == nil ? "takes NAME=VALUE, not \(quoted(value))" : nil
    case .form(let words):
      ReportRequest(notation: value) == nil
        ? "takes \(alternatives(words)), or one of them with =FILE, not \(quoted(value))" : nil
    }
  }

  private func problem(withCount value: String) -> String? {
    let isNumber = !value.isEmpty && value.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard isNumber else { return "takes a whole number, 0 or more, not \(quoted(value))" }
    return UInt64(value) == nil ? "takes a whole number up to \(UInt64.max), not \(quoted(value))" : nil
  }

  private func alternatives(_ words: [String]) -> String {
    let quotedWords = words.map { quoted($0) }
    guard let last = quotedWords.last, quotedWords.count > 1 else { return quotedWords.joined() }
    return quotedWords.dropLast().joined(separator: ", ") + " or " + last
  }
}
