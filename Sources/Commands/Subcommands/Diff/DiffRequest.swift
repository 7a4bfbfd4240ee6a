import CommandLines
import Processes
import Timelines

/// The request of a command line to `reel diff`.
package struct DiffRequest: CommandRequest {
  /// The two timelines, or scripts that are played for theirs; `-` for standard input.
  let expected, actual: String
  /// The reactor of scripts that name none.
  let reactor: String?
  /// The cases that are chosen by name.
  let selection: CaseSelection
  /// The paths of values that are not compared.
  let ignored: [StatePath]
  /// The number of equal frames around a difference.
  let context: Int
  /// Whether JSON Lines are printed.
  let isJSON: Bool
  /// The file of a page; nil for text.
  let html: PageFile?

  package init(_ arguments: Arguments, in environment: CommandEnvironment) throws {
    (expected, actual) = (arguments.operands[0], arguments.operands[1])
    try StandardInput.checkIsReadOnce(arguments.operands)
    reactor = arguments[PlayFlags.reactor]
    try environment.catalog.check(chosen: reactor)
    selection = CaseSelection(arguments)
    ignored = arguments[DiffFlags.ignore]
    context = Int(clamping: arguments[DiffFlags.context])
    isJSON = arguments[DiffFlags.json]
    html = arguments[DiffFlags.html]
    if isJSON, html != nil { throw UsageError("--json and --html do not go together") }
  }
}
