/// Everything that is known of a flag: what the parser accepts and what the help and the manual print.
package struct FlagDeclaration: Sendable {
  /// The long name without its dashes.
  package let long: String?
  /// The short name without its dash.
  package let short: Character?
  /// What follows the name.
  package let kind: FlagKind
  /// What the help writes for the value: `REACTOR`, `text|jsonl`.
  package let placeholder: String?
  /// Whether the flag may be given more than once, every value counting.
  package let isRepeatable: Bool
  /// One line, lower case, without a full stop.
  package let summary: String
  /// What the manual says beyond the summary, in the light markup of ``Markup``.
  package let details: String
  /// What holds where the flag is not given, as the help prints it.
  package let standard: String?
  /// What a shell offers for the value, where that is not what every value of this kind can be.
  var completes: Completion?

  /// The name with its dashes, the long one where there is one.
  package var name: String {
    long.map { "--" + $0 } ?? short.map { "-" + String($0) } ?? ""
  }

  /// Every spelling of the name, negated ones included: `-r`, `--reactor`.
  package var spellings: [String] {
    var result: [String] = []
    if let short { result.append("-" + String(short)) }
    if let long { result.append("--" + long) }
    if isNegatable, let long { result.append("--no-" + long) }
    return result
  }

  /// Whether the flag can be said as `--no-NAME`.
  package var isNegatable: Bool { kind == .toggle(isNegatable: true) }

  /// What a shell offers for the value.
  package var completion: Completion {
    if let completes { return completes }
    switch kind {
    case .choice(let words), .form(let words): return .words(words)
    case .path: return .files
    default: return .nothing
    }
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
