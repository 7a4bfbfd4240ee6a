import CommandLines

/// A subcommand of `reel`: its declaration and its work.
package protocol Subcommand: CommandDeclaration {
  /// Does the work. A thrown error is printed on standard error, and the exit code is 2.
  static func run(_ arguments: Arguments, in environment: CommandEnvironment) throws -> ExitCode
}
