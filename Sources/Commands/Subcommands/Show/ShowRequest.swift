import CommandLines
import ExactStrings
import Reports
import Timelines

/// The request of a command line to `reel show`.
package struct ShowRequest: CommandRequest {
  /// The timeline, or a script that is played for it; `-` for standard input.
  let path: String
  /// The reactor of a script that names none.
  let reactor: String?
  /// The cases that are chosen by name.
  let cases: CaseSelection
  /// The frames that are shown.
  let selection: FrameSelection
  /// The paths whose changes are shown.
  let pins: [StatePath]
  /// Whether a chart is drawn.
  let drawsMarbles: Bool

  /// The file of a page; nil for text.
  let html: PageFile?

  package init(_ arguments: Arguments, in environment: CommandEnvironment) throws {
    path = arguments.operands[0]
    reactor = arguments[PlayFlags.reactor]
    try environment.catalog.check(chosen: reactor)
    cases = CaseSelection(arguments)
    // A name that is no path stands for itself.
    let actions = arguments[ShowFlags.only].map { (try? StatePath(flagText: $0)) ?? StatePath([.key($0)]) }
    selection = FrameSelection(
      actions: actions.distinct, onlyChanges: arguments[ShowFlags.changed],
      span: arguments[ShowFlags.between] ?? InstantSpan())
    pins = arguments[ShowFlags.pin].distinct
    drawsMarbles = arguments[ShowFlags.marbles]
    html = arguments[ShowFlags.html]
    let chooses = !pins.isEmpty || drawsMarbles || selection != FrameSelection()
    if html != nil, chooses {
      throw UsageError("--html writes the whole timeline: no other flag goes with it", hint: "choose on the page;")
    }
  }
}

extension [StatePath] {
  /// The paths, each once.
  fileprivate var distinct: [StatePath] { reduce(into: []) { if !$0.contains($1) { $0.append($1) } } }
}
