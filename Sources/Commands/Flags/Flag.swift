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
  /// The declaration that the parser and the manual read.
  package let declaration: FlagDeclaration

  /// Converts the given texts, each already checked by the kind of the flag, into the value.
  let value: @Sendable ([String]) -> Value
}

extension Flag where Value == Bool {
  /// Creates a flag without a value.
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
  /// Creates a flag that is given as `--NAME` or `--no-NAME`, or not at all; the last one counts.
  package static func negatable(_ long: String, _ summary: String, details: String = "") -> Flag {
    Flag(
      declaration: FlagDeclaration(
        long: long, short: nil, kind: .toggle(isNegatable: true), placeholder: nil, isRepeatable: true,
        summary: summary, details: details, standard: nil),
      value: { $0.last.map { $0 == "true" } })
  }
}

extension Flag where Value == String? {
  /// Creates a flag with a text.
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

  /// Creates a flag with the path of a file or a directory.
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
  /// Creates a repeatable flag with a text; the values come in the order given.
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
  /// Creates a repeatable flag with `NAME=VALUE`; the values come in the order given.
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
  /// Creates a repeatable flag with the form of a report and an optional file; the values come in the order given.
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
  /// Creates a flag with a duration.
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
  /// Creates a flag with a duration greater than zero and a default.
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
  /// Creates a flag with an amount of memory and a default.
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
  /// Creates a flag with a part of a suite.
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
  /// Creates a flag with a whole number.
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
  /// Creates a flag with a whole number and a default.
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
  /// Creates a flag with one of the words of an enumeration and a default.
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
  /// Creates a flag with one of the words of an enumeration, nil where it is not given.
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
