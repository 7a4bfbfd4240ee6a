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
  /// Whether the flag may be given more than once, so that every value counts.
  package let isRepeatable: Bool
  /// The summary: one line, lower case, without a full stop.
  package let summary: String
  /// The details for the manual, in the light markup of ``ManualMarkup``.
  package let details: String
  /// The default, as the help prints it.
  package let standard: String?
  /// The completion of the value.
  package let completion: Completion
  /// The value of the flag if it is given without one; nil if it needs a value. A flag with an implied value takes
  /// another value only in the form `--name=value`.
  let implied: (any Sendable)?
  /// Reads the text of a value.
  let read: @Sendable (String) throws(UsageError) -> any Sendable

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
    implied = nil
    read = { _ throws(UsageError) in throw UsageError("takes no value") }
  }

  /// Declares a flag with a value.
  init<Value: FlagValue>(
    _ type: Value.Type, long: String?, short: Character?, placeholder: String?, isRepeatable: Bool = false,
    standard: Value? = nil, implied: Value? = nil, _ summary: String, details: String, completion: Completion?
  ) {
    self.long = long
    self.short = short
    isNegatable = false
    self.placeholder = placeholder ?? Value.placeholder
    self.isRepeatable = isRepeatable
    self.summary = summary
    self.details = details
    self.standard = standard?.flagText
    self.implied = implied
    self.completion = completion ?? Value.completion
    read = { text throws(UsageError) in try Value(flagText: text) }
  }

  /// Whether a value follows the name of the flag, or is attached to it.
  package var takesValue: Bool { placeholder != nil }

  /// Whether the flag cannot be given without a value.
  package var needsValue: Bool { takesValue && implied == nil }

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
    return spelling + valueUsage
  }

  /// Both names as a list of flags writes them: `-r, --reactor REACTOR`.
  package var label: String {
    let longName = long.map { (isNegatable ? "--[no-]" : "--") + $0 }
    let names = [short.map { "-" + String($0) }, longName].compactMap { $0 }.joined(separator: ", ")
    return names + valueUsage
  }

  private var valueUsage: String {
    placeholder.map { needsValue ? " \($0)" : "[=\($0)]" } ?? ""
  }
}
