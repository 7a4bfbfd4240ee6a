import CommandLines

/// A subcommand that exists only here.
enum SampleCommand: CommandDeclaration {
  static let name = "sample"
  static let summary = "show everything that can be declared"
  static let operands = Operands.any("FILE", completes: .filesOf(.init("note", endings: [".note"])))
  static let flags = SampleFlags.all
  static let discussion = "Does nothing."
  static let examples = [Example("tool sample --loud", "does nothing loudly")]
}

/// A subcommand that the help omits.
enum HiddenCommand: CommandDeclaration {
  static let name = "hidden"
  static let summary = "stay out of sight"
  static let operands = Operands.exactly("A", "B")
  static let flags: [FlagDeclaration] = []
  static let discussion = "Does nothing."
  static let isHidden = true
}

/// A choice between words.
enum SampleFormat: String, FlagChoice {
  case text
  case jsonl
}

/// A choice between other words.
enum SampleNotation: String, FlagChoice {
  case lines
  case json
  case jsonl
}

/// One flag of each kind.
enum SampleFlags {
  static let name = Flag<String?>("name", short: "n", takes: "NAME", "a text")
  static let tags = Flag<[String]>("tag", short: "t", takes: "TAG", "texts")
  static let format = Flag<SampleFormat>("format", short: "f", default: .text, "a choice")
  static let notation = Flag<SampleNotation?>("input", "a choice without a default")
  static let loud = Flag<Bool>("loud", short: "l", "a toggle")
  static let color = Flag<Bool?>("color", "a toggle with a negation")
  static let context = Flag<UInt64>(nil, short: "U", default: 3, "a number with a default")
  static let seed = Flag<UInt64?>("seed", "a number")
  static let jobs = Flag<PositiveCount>("jobs", default: PositiveCount(2), "a number above zero")
  static let memory = Flag<ByteCount?>("memory", "an amount of memory")
  static let variables = Flag<[Assignment]>("var", "assignments")
  static let level = Flag<UInt64?>("level", implying: 5, "a number that may be left out")
  static let file = Flag<String?>("file", takes: "FILE", "a path", completes: .files)

  static let all = [FlagDeclaration](
    name, tags, format, notation, loud, color, context, seed, jobs, memory, variables, level, file)
}

extension ToolDeclaration {
  /// A tool that exists only here.
  static let sample = ToolDeclaration(
    name: "tool", version: "1.2", releaseDate: "2026-01-02", manualTitle: "Tools", description: "Tool does nothing.",
    subcommands: [SampleCommand.self, HiddenCommand.self],
    everywhere: [Flag<Bool>("help", short: "h", "print this help and exit").declaration],
    exitCodes: [ManualMarkup.Item(term: [.code("0")], text: [.text("Nothing was done.")])],
    furtherPages: ["tool-notes(5)", "tool-words(7)"])
}
