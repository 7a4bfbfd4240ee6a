import ActionScripts
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
    cases = try CaseSelection(arguments)
    selection = FrameSelection(
      actions: arguments[ShowFlags.only].map { Self.path($0) ?? StatePath([.key($0)]) }.distinct,
      onlyChanges: arguments[ShowFlags.changed], span: try Self.span(arguments[ShowFlags.between]))
    pins = try arguments[ShowFlags.pin].map { text throws(UsageError) in
      guard let path = Self.path(text) else {
        throw UsageError("'\(text)' is no path", hint: "such as items.0.name;")
      }
      return path
    }.distinct
    drawsMarbles = arguments[ShowFlags.marbles]
    html = arguments[ShowFlags.html]
    let chooses = !pins.isEmpty || drawsMarbles || selection != FrameSelection()
    if html != nil, chooses {
      throw UsageError("--html writes the whole timeline: no other flag goes with it", hint: "choose on the page;")
    }
  }

  /// Returns the path that a text spells as scripts do, where `*` stands for each key or index; nil if it spells none.
  private static func path(_ text: String) -> StatePath? {
    (try? Path(parsing: text)).map { StatePath($0.segments.map { $0 == "*" ? .any : .key($0) }) }
  }

  private static func span(_ text: String?) throws(UsageError) -> InstantSpan {
    guard let text else { return InstantSpan() }
    if let span = InstantSpan(inAnyOrder: text) {
      if !span.runsBackwards { return span }
      throw UsageError("'\(text)' runs backwards", hint: "the earlier time comes first;")
    }
    throw UsageError("'\(text)' is no span of time", hint: "such as 50ms..2s, 50ms.. or ..2s;")
  }
}

extension [StatePath] {
  /// The paths, each once.
  fileprivate var distinct: [StatePath] { reduce(into: []) { if !$0.contains($1) { $0.append($1) } } }
}
