/// Sources without a test of their name: what they do shows in the tests of those that use them.
///
/// The list has to stay true: an entry that is no longer needed fails.
enum MirrorExemptions {
  static let all = list.split(separator: "\n").map(String.init)

  private static let list = """
    Sources/Commands/Channels/Descriptors.swift
    Sources/Commands/CommandLineRunner.swift
    Sources/Commands/Environments/WorkingDirectory.swift
    Sources/Commands/Flags/Arguments.swift
    Sources/Commands/Flags/EverywhereFlags.swift
    Sources/Commands/Flags/Flag.swift
    Sources/Commands/Flags/Operands.swift
    Sources/Commands/Manual/Manual+CommandPage.swift
    Sources/Commands/Manual/Manual+ScriptPage.swift
    Sources/Commands/Manual/Manual+TimelinePage.swift
    Sources/Commands/Manual/MarkupReader.swift
    Sources/Commands/Signals/Interruptions.swift
    Sources/Commands/Signals/Termination.swift
    Sources/Commands/Subcommands/Diff/Diff.swift
    Sources/Commands/Subcommands/Fmt/Fmt.swift
    Sources/Commands/Subcommands/Help/HelpCommand.swift
    Sources/Commands/Subcommands/List/List.swift
    Sources/Commands/Subcommands/ManualPages/ManualCommand.swift
    Sources/Commands/Subcommands/Run/Run.swift
    Sources/Commands/Subcommands/Subcommand.swift
    Sources/Commands/Subcommands/Test/Test.swift
    """
}
