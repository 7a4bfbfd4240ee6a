/// The declaration of a flag: its form for the parser, and its texts for the help and the manual.
package struct FlagDeclaration: Sendable {
  /// The long name without its dashes.
  package let long: String?
  /// The short name without its dash.
  package let short: Character?
  /// The kind of value after the name.
  package let kind: FlagKind
  /// The placeholder of the value in the help: `REACTOR`, `text|jsonl`.
  package let placeholder: String?
  /// Whether the flag may be given more than once, where every value counts.
  package let isRepeatable: Bool
  /// The summary: one line, lower case, without a full stop.
  package let summary: String
  /// The details for the manual, in the light markup of ``Markup``.
  package let details: String
  /// The default, as the help prints it.
  package let standard: String?
  /// The completion of the value, where it differs from that of its kind.
  var completes: Completion?

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

  /// Whether the flag can be given as `--no-NAME`.
  package var isNegatable: Bool { kind == .toggle(isNegatable: true) }

  /// The completion of the value.
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
