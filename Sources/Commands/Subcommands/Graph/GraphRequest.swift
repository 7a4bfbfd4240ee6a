import CommandLines
import ExactStrings

/// The request of a command line to `reel graph`.
package struct GraphRequest: CommandRequest {
  /// The name of the reactor or store; nil for the only one that the scripts play.
  let reactor: String?
  /// The scripts and folders, and `-` for standard input; empty for the working directory.
  let paths: [String]
  /// The cases that are chosen by name and by tag.
  let selection: CaseSelection
  /// The form of the graph.
  let format: GraphFormat
  /// The fields that tell states apart; nil for all.
  let fields: [String]?
  /// The file of a page; nil for the graph alone.
  let html: PageFile?
  /// The worker processes.
  let workers: WorkerOptions

  /// The command, as the title of a page.
  var title: String {
    let words =
      (reactor.map { ["-r", $0] } ?? []) + (fields.map { ["--by", $0.joined(separator: ",")] } ?? []) + paths
    return (["reel graph"] + words.map(\.asShellWord)).joined(separator: " ")
  }

  package init(_ arguments: Arguments, in environment: CommandEnvironment) throws {
    reactor = arguments[SelectionFlags.reactor]
    if let reactor { try environment.catalog.check(reactor: reactor) }
    paths = arguments.operands
    selection = CaseSelection(arguments)
    format = arguments[GraphFlags.format]
    html = arguments[GraphFlags.html]
    let list = arguments[GraphFlags.fields]
    fields = list?.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    if let list, fields?.contains("") == true {
      throw UsageError("--by \(quoted(list)) names no field", hint: "such as query,repos;")
    }
    if html != nil, format != .text {
      throw UsageError("--format and --html do not go together")
    }
    var workers = try WorkerOptions(arguments)
    workers.settings.followsCases = true
    self.workers = workers
  }
}
