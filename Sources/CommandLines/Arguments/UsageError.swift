import ExactStrings

/// An error in a command line, or in the environment variables that stand for flags: the mistake, a suggestion, and
/// where to read on.
///
///     error: unknown flag '--fromat' for 'reel run'
///       did you mean '--format'? see 'reel run --help'
package struct UsageError: Error, Hashable, CustomStringConvertible {
  /// The mistake, without `error:` and without a full stop.
  package let message: String
  /// The suggestion, a sentence with its punctuation.
  package let hint: String?
  /// The command whose help explains more: `reel`, `reel run`; nil where none does, or none is known.
  package private(set) var command: String?
  /// Whether the help of the command explains more than the message.
  private let seesHelp: Bool

  /// Creates an error of a command line.
  package init(_ message: String, hint: String? = nil, command: String? = nil, seesHelp: Bool = true) {
    self.message = message
    self.hint = hint
    self.command = command
    self.seesHelp = seesHelp
  }

  /// Returns the error as one of a command, unless it names its own or sees no help.
  package func of(_ command: String) -> UsageError {
    var error = self
    if seesHelp, error.command == nil { error.command = command }
    return error
  }

  /// Creates an error of a flag's value from a description of the valid texts and the text that was typed.
  package init(takes valid: String, not text: String, hint: String? = nil) {
    self.init("takes \(valid), not \(quoted(text))", hint: hint)
  }

  /// The one or two lines that standard error shows, without the last line feed.
  package var description: String {
    let advice = [hint, command.map { "see '\($0) --help'" }].compactMap { $0 }.joined(separator: " ")
    return "error: \(message)" + (advice.isEmpty ? "" : "\n  \(advice)")
  }
}

/// Returns the text that the user typed, in single quotes and with control and bidirectional-override characters
/// escaped.
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
