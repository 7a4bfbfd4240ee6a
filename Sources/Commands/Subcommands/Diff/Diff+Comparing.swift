extension DiffCommand {
  package static func run(_ arguments: Arguments, in environment: CommandEnvironment) throws -> ExitCode {
    .expected
  }
}
