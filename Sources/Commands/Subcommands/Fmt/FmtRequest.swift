import ActionScripts
import CommandLines

/// What a command line asks `reel fmt` for.
package struct FmtRequest: CommandRequest {
  /// The scripts and folders, and `-` for standard input.
  let paths: [String]
  /// Whether scripts are only checked.
  let checks: Bool
  /// The notation in which scripts are printed; nil where each stays in its own.
  let notation: ScriptNotation?

  package init(_ arguments: Arguments, in environment: CommandEnvironment) {
    paths = arguments.operands.isEmpty ? ["."] : arguments.operands
    checks = arguments[FmtFlags.check]
    notation = arguments[FmtFlags.to]
  }
}
