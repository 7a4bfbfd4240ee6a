import ExactStrings

/// A command line that cannot be understood: what is wrong, what was perhaps meant, where to read on.
///
///     error: unknown flag '--fromat' for 'reel run'
///       did you mean '--format'? see 'reel run --help'
package struct UsageError: Error, Hashable, CustomStringConvertible {
  /// What is wrong, without `error:` and without a full stop.
  package let message: String
  /// What was perhaps meant, a sentence with its punctuation.
  package let hint: String?
  /// Whose help to read: `reel`, `reel run`.
  package let command: String

  /// An error of a command line.
  package init(_ message: String, hint: String? = nil, command: String) {
    self.message = message
    self.hint = hint
    self.command = command
  }

  /// The two lines that standard error shows, without the last line feed.
  package var description: String {
    let advice = [hint, "see '\(command) --help'"].compactMap { $0 }.joined(separator: " ")
    return "error: \(message)\n  \(advice)"
  }
}

/// What the user typed, in single quotes and with control and bidirectional-override characters escaped.
package func quoted(_ text: some StringProtocol) -> String {
  var result = "'"
  for scalar in text.unicodeScalars {
    if scalar.properties.generalCategory == .control || scalar.properties.isBidiControl {
      let digits = String(scalar.value, radix: 16)
      result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    } else {
      result.unicodeScalars.append(scalar)
    }
  }
  return result + "'"
}
