import ActionScripts
import CommandLines
import Processes

/// The request of a command line to `reel fmt`.
package struct FmtRequest: CommandRequest {
  /// The scripts and folders, and `-` for standard input.
  let paths: [String]
  /// Whether scripts are only checked.
  let checks: Bool
  /// The notation in which scripts are printed; nil where each stays in its own.
  let notation: ScriptNotation?

  package init(_ arguments: Arguments, in environment: CommandEnvironment) throws {
    try StandardInput.checkIsReadOnce(arguments.operands)
    paths = arguments.operands.isEmpty ? ["."] : arguments.operands
    checks = arguments[FmtFlags.check]
    notation = arguments[FmtFlags.to]
  }
}
