import ExactStrings

/// The words that a flag takes, as an enumeration.
package protocol FlagChoice: FlagValue, RawRepresentable<String>, CaseIterable {}

extension FlagChoice {
  package static var placeholder: String { words.joined(separator: "|") }
  package static var completion: Completion { .words(words) }
  package var flagText: String { rawValue }

  private static var words: [String] { allCases.map(\.rawValue) }

  package init(flagText text: String) throws(UsageError) {
    let words = Self.words
    guard words.contains(text), let value = Self(rawValue: text) else {
      let hint = Suggestion.closest(to: text, in: words).map { "did you mean '\($0)'?" }
      throw UsageError(takes: alternatives(words), not: text, hint: hint)
    }
    self = value
  }
}

/// Returns words as a message lists them: `'a', 'b' or 'c'`.
package func alternatives(_ words: [String]) -> String {
  let quotedWords = words.map { quoted($0) }
  guard let last = quotedWords.last, quotedWords.count > 1 else { return quotedWords.joined() }
  return quotedWords.dropLast().joined(separator: ", ") + " or " + last
}
