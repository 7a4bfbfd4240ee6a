import ExactStrings

/// The declaration of a flag: its form for the parser, and its texts for the help and the manual.
package struct FlagDeclaration: Sendable {
  /// The long name without its dashes.
  package let long: String?
  /// The short name without its dash.
  package let short: Character?
  /// Whether the flag can be given as `--no-NAME`.
  package let isNegatable: Bool
  /// The placeholder of the value in the help: `REACTOR`, `text|jsonl`; nil where the flag takes no value.
  package let placeholder: String?
  /// Whether the flag may be given more than once, where every value counts.
  package let isRepeatable: Bool
  /// The summary: one line, lower case, without a full stop.
  package let summary: String
  /// The details for the manual, in the light markup of ``Markup``.
  package let details: String
  /// The default, as the help prints it.
  package let standard: String?
  /// The completion of the value.
  package let completion: Completion
  /// Reads the text of a value.
  let read: @Sendable (String) throws(FlagProblem) -> any Sendable

  /// Declares a flag without a value, which may be given more than once.
  init(toggle long: String?, short: Character?, isNegatable: Bool, _ summary: String, details: String) {
    self.long = long
    self.short = short
    self.isNegatable = isNegatable
    self.summary = summary
    self.details = details
    placeholder = nil
    isRepeatable = true
    standard = nil
    completion = .nothing
    read = { _ throws(FlagProblem) in throw FlagProblem("takes no value") }
  }

  /// Declares a flag with a value.
  init<Value: FlagValue>(
    _ type: Value.Type, long: String?, short: Character?, placeholder: String?, isRepeatable: Bool = false,
    standard: Value? = nil, _ summary: String, details: String, completion: Completion?
  ) {
    self.long = long
    self.short = short
    isNegatable = false
    self.placeholder = placeholder ?? Value.placeholder
    self.isRepeatable = isRepeatable
    self.summary = summary
    self.details = details
    self.standard = standard?.flagText
    self.completion = completion ?? Value.completion
    read = { text throws(FlagProblem) in try Value(flagText: text) }
  }

  /// Whether a value follows the name of the flag.
  package var takesValue: Bool { placeholder != nil }

  /// The name with its dashes, the long one if there is one.
  package var name: String {
    long.map { "--" + $0 } ?? short.map { "-" + String($0) } ?? ""
  }

  /// Every spelling of the name, including negated ones: `-r`, `--reactor`.
  package var spellings: [String] {
    var result: [String] = []
    if let short { result.append("-" + String(short)) }
    if let long { result.append("--" + long) }
    if isNegatable, let long { result.append("--no-" + long) }
    return result
  }

  /// The name as a synopsis writes it: `-r REACTOR`, `--[no-]ci`.
  package var usage: String {
    let spelling = isNegatable ? "--[no-]" + (long ?? "") : short.map { "-" + String($0) } ?? name
    return placeholder.map { spelling + " " + $0 } ?? spelling
  }

  /// Both names as a list of flags writes them: `-r, --reactor REACTOR`.
  package var label: String {
    let longName = long.map { (isNegatable ? "--[no-]" : "--") + $0 }
    let names = [short.map { "-" + String($0) }, longName].compactMap { $0 }.joined(separator: ", ")
    return placeholder.map { names + " " + $0 } ?? names
  }
}
