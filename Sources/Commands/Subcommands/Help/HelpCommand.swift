import CommandLines
import Processes

/// `reel help`: the same as `--help`.
package enum HelpCommand: Subcommand {
  package static let name = "help"
  package static let summary = "explain a subcommand"
  package static let operands = Operands.optional("SUBCOMMAND", completes: .subcommands)
  package static let flags: [FlagDeclaration] = []
  package static let discussion = """
    Prints what `reel SUBCOMMAND --help` prints; without SUBCOMMAND, what `reel --help` prints.
    """

  /// The request of a command line to `reel help`.
  package struct Request: CommandRequest {
    /// The subcommand that is explained; nil for all.
    let subcommand: (any Subcommand.Type)?

    package init(_ arguments: Arguments, in environment: CommandEnvironment) throws {
      subcommand = try arguments.operands.first.map { name in try Subcommands.named(name) }
    }
  }

  package static func run(_ request: Request, in environment: CommandEnvironment) -> ExitCode {
    let page = request.subcommand.map { Help(.reel).page($0, columns: environment.width) }
    environment.output.write(environment.program.speaking(page ?? Help(.reel).overview(columns: environment.width)))
    return .expected
  }
}
