import CommandLines
import ExactStrings
import Reports
import Timelines

/// What a command line asks `reel show` for.
package struct ShowRequest: CommandRequest {
  /// The timeline, or a script that is played for it; `-` for standard input.
  let path: String
  /// The frames that are shown.
  let selection: FrameSelection
  /// The paths whose changes are shown.
  let pins: [StatePath]
  /// Whether a chart is drawn.
  let drawsMarbles: Bool

  package init(_ arguments: Arguments, in environment: CommandEnvironment) throws {
    path = arguments.operands[0]
    selection = FrameSelection(
      actions: Set(exact: arguments[ShowFlags.only]), onlyChanges: arguments[ShowFlags.changed],
      span: try Self.span(arguments[ShowFlags.between]))
    pins = try StatePath.parse(arguments[ShowFlags.pin], example: "items.0.name", command: "reel show")
    drawsMarbles = arguments[ShowFlags.marbles]
  }

  private static func span(_ text: String?) throws(UsageError) -> InstantSpan {
    guard let text else { return InstantSpan() }
    if let span = InstantSpan(text) { return span }
    throw UsageError("'\(text)' is no span of time", hint: "such as 50ms..2s, 50ms.. or ..2s;", command: "reel show")
  }
}
