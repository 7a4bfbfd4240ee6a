import ActionScripts
import ExactStrings
import Reports

/// The kind of value that a flag takes after its name, which decides what is valid.
package enum FlagKind: Hashable, Sendable {
  /// No value: the flag is given or not. A negatable one can also be given as `--no-NAME`.
  case toggle(isNegatable: Bool)
  /// Any text that is not empty.
  case text
  /// The path of a file or a directory.
  case path
  /// One of these words.
  case choice([String])
  /// A whole number, at least this one.
  case count(from: UInt64)
  /// A duration: `300ms`, `1.5s`; it may be zero or not.
  case duration(mayBeZero: Bool)
  /// An amount of memory: `512MiB`.
  case byteCount
  /// A part of a suite: `2/5`.
  case shard
  /// A `NAME=VALUE`.
  case assignment
  /// One of these words, or one of them with `=FILE`.
  case form([String])

  /// Whether a value follows the name of the flag.
  package var takesValue: Bool {
    if case .toggle = self { false } else { true }
  }

  /// Returns what is wrong with a value, in the words that follow "flag '--x' "; nil if nothing is.
  package func problem(with value: String) -> String? {
    switch self {
    case .toggle:
      "takes no value"
    case .text, .path:
      value.isEmpty ? "needs a value that is not empty" : nil
    case .choice(let words):
      words.contains(value) ? nil : "takes \(alternatives(words)), not \(quoted(value))"
    case .count(let first):
      problem(withCount: value, from: first)
    case .duration(let mayBeZero):
      problem(withDuration: value, mayBeZero)
    case .byteCount:
      ByteCount(notation: value) == nil ? "takes a size such as 512MiB or 2GiB, not \(quoted(value))" : nil
    case .shard:
      Shard(notation: value) == nil ? "takes K/N with K from 1 to N, such as 2/5, not \(quoted(value))" : nil
    case .assignment:
      Assignment(notation: value) == nil ? "takes NAME=VALUE, not \(quoted(value))" : nil
    case .form(let words):
      ReportRequest(notation: value) == nil
        ? "takes \(alternatives(words)), or one of them with =FILE, not \(quoted(value))" : nil
    }
  }

  private func problem(withCount value: String, from first: UInt64) -> String? {
    let isNumber = !value.isEmpty && value.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    guard isNumber else { return "takes a whole number, \(first) or more, not \(quoted(value))" }
    guard let number = UInt64(value) else { return "takes a whole number up to \(UInt64.max), not \(quoted(value))" }
    return number < first ? "takes a whole number, \(first) or more, not \(quoted(value))" : nil
  }

  private func problem(withDuration value: String, _ mayBeZero: Bool) -> String? {
    guard let duration = try? ScriptDuration(parsing: value) else {
      return "takes a duration such as 300ms or 1.5s, not \(quoted(value))"
    }
    return duration.nanoseconds == 0 && !mayBeZero ? "takes a duration above 0, not \(quoted(value))" : nil
  }

  private func alternatives(_ words: [String]) -> String {
    let quotedWords = words.map { quoted($0) }
    guard let last = quotedWords.last, quotedWords.count > 1 else { return quotedWords.joined() }
    return quotedWords.dropLast().joined(separator: ", ") + " or " + last
  }
}
