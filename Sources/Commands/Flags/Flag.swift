import ActionScripts
import ExactStrings
import Reports

/// A flag of the command line, declared once: the parser, `--help` and the manual all read the same declaration.
///
/// The body of a subcommand asks for the value, in its type:
///
///     let format = arguments[RunFlags.format]        // OutputFormat
///     let variables = arguments[RunFlags.variables]  // [Assignment]
package struct Flag<Value: Sendable>: Sendable {
  /// What the parser and the manual read.
  package let declaration: FlagDeclaration

  /// Turns the texts that were given, each already checked by the kind of the flag, into the value.
  let value: @Sendable ([String]) -> Value
}

extension Flag where Value == Bool {
  /// A flag that is there or not.
  package static func toggle(
    _ long: String?, short: Character? = nil, _ summary: String, details: String = ""
  ) -> Flag {
    Flag(
      declaration: FlagDeclaration(
        long: long, short: short, kind: .toggle(isNegatable: false), placeholder: nil, isRepeatable: true,
        summary: summary, details: details, standard: nil),
      value: { !$0.isEmpty })
  }
}

extension Flag where Value == Bool? {
  /// A flag that is said as `--NAME` or `--no-NAME`, or not at all; the last one holds.
  package static func negatable(_ long: String, _ summary: String, details: String = "") -> Flag {
    Flag(
      declaration: FlagDeclaration(
        long: long, short: nil, kind: .toggle(isNegatable: true), placeholder: nil, isRepeatable: true,
        summary: summary, details: details, standard: nil),
      value: { $0.last.map { $0 == "true" } })
  }
}

extension Flag where Value == String? {
  /// A flag with a text.
  package static func text(
    _ long: String?, short: Character? = nil, _ placeholder: String, _ summary: String, details: String = "",
    completes: Completion? = nil
  ) -> Flag {
    Flag(
      declaration: FlagDeclaration(
        long: long, short: short, kind: .text, placeholder: placeholder, isRepeatable: false,
        summary: summary, details: details, standard: nil, completes: completes),
      value: { $0.last })
  }

  /// A flag with the path of a file or a directory.
  package static func path(
    _ long: String?, short: Character? = nil, _ placeholder: String, _ summary: String, details: String = "",
    completes: Completion? = nil
  ) -> Flag {
    Flag(
      declaration: FlagDeclaration(
        long: long, short: short, kind: .path, placeholder: placeholder, isRepeatable: false,
        summary: summary, details: details, standard: nil, completes: completes),
      value: { $0.last })
  }
}

extension Flag where Value == [String] {
  /// A flag with a text, as often as one likes; the values come in the order given.
  package static func texts(
    _ long: String?, short: Character? = nil, _ placeholder: String, _ summary: String, details: String = ""
  ) -> Flag {
    Flag(
      declaration: FlagDeclaration(
        long: long, short: short, kind: .text, placeholder: placeholder, isRepeatable: true,
        summary: summary, details: details, standard: nil),
      value: { $0 })
  }
}

extension Flag where Value == [Assignment] {
  /// A flag with `NAME=VALUE`, as often as one likes; the values come in the order given.
  package static func assignments(
    _ long: String?, short: Character? = nil, _ placeholder: String, _ summary: String, details: String = ""
  ) -> Flag {
    Flag(
      declaration: FlagDeclaration(
        long: long, short: short, kind: .assignment, placeholder: placeholder, isRepeatable: true,
        summary: summary, details: details, standard: nil),
      value: { $0.compactMap(Assignment.init(notation:)) })
  }
}

extension Flag where Value == [ReportRequest] {
  /// A flag with the form of a report and perhaps a file, as often as one likes; the values come in the order given.
  package static func reports(_ long: String, _ summary: String, details: String = "") -> Flag {
    let words = ReportForm.allCases.map(\.rawValue)
    return Flag(
      declaration: FlagDeclaration(
        long: long, short: nil, kind: .form(words), placeholder: "FORM[=FILE]",
        isRepeatable: true, summary: summary, details: details, standard: nil),
      value: { $0.compactMap(ReportRequest.init(notation:)) })
  }
}

extension Flag where Value == Duration? {
  /// A flag with a length of time.
  package static func duration(
    _ long: String?, short: Character? = nil, _ placeholder: String, _ summary: String, details: String = ""
  ) -> Flag {
    Flag(
      declaration: FlagDeclaration(
        long: long, short: short, kind: .duration(mayBeZero: true), placeholder: placeholder, isRepeatable: false,
        summary: summary, details: details, standard: nil),
      value: { $0.last.flatMap { try? ScriptDuration(parsing: $0) }.map { .nanoseconds($0.nanoseconds) } })
  }
}

extension Flag where Value == Duration {
  /// A flag with a length of time above none, which stands for itself where the flag is not given.
  package static func duration(
    _ long: String?, short: Character? = nil, _ placeholder: String, default standard: Duration, _ summary: String,
    details: String = ""
  ) -> Flag {
    Flag(
      declaration: FlagDeclaration(
        long: long, short: short, kind: .duration(mayBeZero: false), placeholder: placeholder, isRepeatable: false,
        summary: summary, details: details, standard: standard.shown),
      value: {
        $0.last.flatMap { try? ScriptDuration(parsing: $0) }.map { .nanoseconds($0.nanoseconds) } ?? standard
      })
  }
}

extension Flag where Value == ByteCount {
  /// A flag with an amount of memory, which stands for itself where the flag is not given.
  package static func byteCount(
    _ long: String?, short: Character? = nil, _ placeholder: String, default standard: ByteCount, _ summary: String,
    details: String = ""
  ) -> Flag {
    Flag(
      declaration: FlagDeclaration(
        long: long, short: short, kind: .byteCount, placeholder: placeholder, isRepeatable: false,
        summary: summary, details: details, standard: standard.text),
      value: { $0.last.flatMap { ByteCount(notation: $0) } ?? standard })
  }
}

extension Flag where Value == Shard? {
  /// A flag with a part of several.
  package static func shard(
    _ long: String?, short: Character? = nil, _ placeholder: String, _ summary: String, details: String = ""
  ) -> Flag {
    Flag(
      declaration: FlagDeclaration(
        long: long, short: short, kind: .shard, placeholder: placeholder, isRepeatable: false,
        summary: summary, details: details, standard: nil),
      value: { $0.last.flatMap { Shard(notation: $0) } })
  }
}

extension Flag where Value == UInt64? {
  /// A flag with a whole number.
  package static func count(
    _ long: String?, short: Character? = nil, _ placeholder: String, from first: UInt64 = 0, _ summary: String,
    details: String = ""
  ) -> Flag {
    Flag(
      declaration: FlagDeclaration(
        long: long, short: short, kind: .count(from: first), placeholder: placeholder, isRepeatable: false,
        summary: summary, details: details, standard: nil),
      value: { $0.last.flatMap { UInt64($0) } })
  }
}

extension Flag where Value == UInt64 {
  /// A flag with a whole number that stands for itself where the flag is not given.
  package static func count(
    _ long: String?, short: Character? = nil, _ placeholder: String, from first: UInt64 = 0, default standard: UInt64,
    _ summary: String, details: String = ""
  ) -> Flag {
    Flag(
      declaration: FlagDeclaration(
        long: long, short: short, kind: .count(from: first), placeholder: placeholder, isRepeatable: false,
        summary: summary, details: details, standard: String(standard)),
      value: { $0.last.flatMap { UInt64($0) } ?? standard })
  }
}

/// The words that a flag takes, as an enumeration.
package protocol FlagChoice: RawRepresentable<String>, CaseIterable, Sendable {}

extension Flag where Value: FlagChoice {
  /// A flag with one of the words of an enumeration.
  package static func choice(
    _ long: String?, short: Character? = nil, default standard: Value, _ summary: String, details: String = ""
  ) -> Flag {
    let words = Value.allCases.map(\.rawValue)
    return Flag(
      declaration: FlagDeclaration(
        long: long, short: short, kind: .choice(words), placeholder: words.joined(separator: "|"), isRepeatable: false,
        summary: summary, details: details, standard: standard.rawValue),
      value: { $0.last.flatMap(Value.init(rawValue:)) ?? standard })
  }
}

extension Flag {
  /// A flag with one of the words of an enumeration, nil where it is not given.
  package static func choice<Choice: FlagChoice>(
    _ long: String?, short: Character? = nil, _ summary: String, details: String = ""
  ) -> Flag where Value == Choice? {
    let words = Choice.allCases.map(\.rawValue)
    return Flag(
      declaration: FlagDeclaration(
        long: long, short: short, kind: .choice(words), placeholder: words.joined(separator: "|"), isRepeatable: false,
        summary: summary, details: details, standard: nil),
      value: { $0.last.flatMap(Choice.init(rawValue:)) })
  }
}
