import CommandLines
import Processes

/// A subcommand of `reel`: its declaration, the request that it reads from its arguments, and its work.
package protocol Subcommand: CommandDeclaration {
  /// The request that a command line makes of this subcommand.
  associatedtype Request: CommandRequest

  /// Does the work. A thrown error is printed on standard error, and the exit code is 2.
  static func run(_ request: Request, in environment: CommandEnvironment) throws -> ExitCode
}

/// The arguments of one subcommand in their types. A request exists only if its arguments go together.
package protocol CommandRequest {
  /// Reads a request, and checks what the parser of flags does not know.
  init(_ arguments: Arguments, in environment: CommandEnvironment) throws
}

extension Subcommand {
  /// Reads the request and does the work. A mistake in the command line is one of this subcommand.
  static func run(_ arguments: Arguments, in environment: CommandEnvironment) throws -> ExitCode {
    do {
      return try run(try Request(arguments, in: environment), in: environment)
    } catch let error as UsageError {
      throw error.of("reel \(name)")
    }
  }
}
