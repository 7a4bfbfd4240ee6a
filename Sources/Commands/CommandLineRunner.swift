import ActionScripts
import CommandLines
import Playback
import Processes

/// Finds the subcommand that a command line names, reads its flags, and runs it.
struct CommandLineRunner {
  /// The reactors that scripts can name.
  let catalog: Catalog
  /// The running program.
  let program: Program
  /// The channel for results.
  let output: StandardOutput
  /// The channel for errors.
  let errors = StandardError()

  /// Runs a command line, given without the name of the program.
  func run(_ words: [String]) -> ExitCode {
    do {
      return try dispatch(words)
    } catch let error as UsageError {
      output.flush()
      errors.write(program.speaking("\(error)\n"))
    } catch let error as ScriptMistakes {
      output.flush()
      for diagnostic in error.diagnostics { errors.write("\(diagnostic)\n") }
    } catch {
      output.flush()
      errors.write("error: \("\(error)".onOneLine)\n")
    }
    return .untrusted
  }

  private func dispatch(_ words: [String]) throws -> ExitCode {
    let (leading, rest) = try ToolDeclaration.reel.parser.parseLeadingFlags(words)
    guard let name = rest.first else { return try runWithoutSubcommand(leading) }
    let subcommand = try Subcommands.named(name)
    let parser = ToolDeclaration.reel.parser(for: subcommand)
    let arguments = try parser.parse(Array(rest.dropFirst()), after: leading)
    if arguments[EverywhereFlags.version] { return printVersion() }
    let environment = environment(arguments)
    if arguments[EverywhereFlags.help] {
      output.write(program.speaking(Help(.reel).page(subcommand, columns: environment.width)))
      return .expected
    }
    try parser.check(subcommand.operands, in: arguments)
    if let directory = arguments[EverywhereFlags.directory] { try WorkingDirectory.change(to: directory) }
    return try subcommand.run(arguments, in: environment)
  }

  private func runWithoutSubcommand(_ arguments: Arguments) throws -> ExitCode {
    if arguments[EverywhereFlags.version] { return printVersion() }
    guard arguments[EverywhereFlags.help] else {
      throw ToolDeclaration.reel.missingSubcommand
    }
    output.write(program.speaking(Help(.reel).overview(columns: environment(arguments).width)))
    return .expected
  }

  private func printVersion() -> ExitCode {
    output.write("reel \(Release.version)\n")
    return .expected
  }

  private func environment(_ arguments: Arguments) -> CommandEnvironment {
    CommandEnvironment(
      arguments, catalog: catalog, program: program, variables: EnvironmentVariable.valuesOfProcess(), output: output,
      errors: errors)
  }
}
