/// A flag of the command line, declared once: the parser, the help, the manual and the completions all read the same
/// declaration. Its type says how often the flag may be given, and which value it has if it is not given:
///
///     let watch = Flag<Bool>("watch", "keep running")                            // given or not
///     let color = Flag<Bool?>("color", "use colour, or not")                     // --color, --no-color, or neither
///     let seed = Flag<UInt64?>("seed", "the seed of what is random")             // once, or nil
///     let format = Flag<OutputFormat>("format", default: .text, "the form")      // once, or the default
///     let level = Flag<Level?>("level", implying: .high, "...")                  // --level, --level=low, or nil
///     let variables = Flag<[Assignment]>("var", "give a variable a value")       // any number of times, in order
///
/// The arguments of a command line have the value in its type: `arguments[variables]` is `[Assignment]`.
package struct Flag<Value: Sendable>: Sendable {
  /// The declaration that the parser and the manual read.
  package let declaration: FlagDeclaration

  /// Returns the value of the flag for the values that were given, in their order.
  let value: @Sendable ([any Sendable]) -> Value
}

extension [FlagDeclaration] {
  /// Creates the list of the declarations of flags, in the order given.
  package init<each Value: Sendable>(_ flag: repeat Flag<each Value>) {
    self = []
    repeat append((each flag).declaration)
  }
}

extension Flag where Value == Bool {
  /// Creates a flag without a value.
  package init(_ long: String?, short: Character? = nil, _ summary: String, details: String = "") {
    declaration = FlagDeclaration(toggle: long, short: short, isNegatable: false, summary, details: details)
    value = { !$0.isEmpty }
  }
}

extension Flag where Value == Bool? {
  /// Creates a flag that is given as `--NAME` or `--no-NAME`, or not at all; the last one counts.
  package init(_ long: String, _ summary: String, details: String = "") {
    declaration = FlagDeclaration(toggle: long, short: nil, isNegatable: true, summary, details: details)
    value = { $0.last as? Bool }
  }
}

extension Flag {
  /// Creates a flag with a value, which is nil where the flag is not given.
  package init<Element: FlagValue>(
    _ long: String?, short: Character? = nil, takes placeholder: String? = nil, _ summary: String,
    details: String = "", completes completion: Completion? = nil
  ) where Value == Element? {
    declaration = FlagDeclaration(
      Element.self, long: long, short: short, placeholder: placeholder, summary, details: details,
      completion: completion)
    value = { $0.last as? Element }
  }

  /// Creates a flag with a value that may be attached, as in `--name=value`; given alone, the flag is `implied`. It is
  /// nil where it is not given.
  package init<Element: FlagValue>(
    _ long: String, takes placeholder: String? = nil, implying implied: Element, _ summary: String, details: String = ""
  ) where Value == Element? {
    declaration = FlagDeclaration(
      Element.self, long: long, short: nil, placeholder: placeholder, implied: implied, summary, details: details,
      completion: nil)
    value = { $0.last as? Element }
  }

  /// Creates a flag with a value and a default.
  package init(
    _ long: String?, short: Character? = nil, takes placeholder: String? = nil, default standard: Value,
    _ summary: String, details: String = "", completes completion: Completion? = nil
  ) where Value: FlagValue {
    declaration = FlagDeclaration(
      Value.self, long: long, short: short, placeholder: placeholder, standard: standard, summary, details: details,
      completion: completion)
    value = { $0.last as? Value ?? standard }
  }

  /// Creates a flag with a value that may be given more than once; the values come in the order given.
  package init<Element: FlagValue>(
    _ long: String?, short: Character? = nil, takes placeholder: String? = nil, _ summary: String,
    details: String = "", completes completion: Completion? = nil
  ) where Value == [Element] {
    declaration = FlagDeclaration(
      Element.self, long: long, short: short, placeholder: placeholder, isRepeatable: true, summary, details: details,
      completion: completion)
    value = { $0.compactMap { $0 as? Element } }
  }
}
