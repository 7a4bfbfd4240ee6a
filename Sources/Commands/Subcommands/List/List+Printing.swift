import ActionScripts
import CommandLines
import ExactStrings
import JSONValues
import Playback
import Processes
import Timelines

extension ListCommand {
  package static func run(_ request: ListRequest, in environment: CommandEnvironment) throws -> ExitCode {
    switch request.subject {
    case .reactors(let names):
      let catalog = environment.catalog
      for name in names { try catalog.check(reactor: name) }
      let reactors = names.isEmpty ? catalog.descriptions : names.compactMap(catalog.description)
      environment.output.write(request.isJSON ? json(reactors) : text(reactors))
      return .expected
    case .cases(let paths, let selection, let shard):
      let opener = ScriptOpener(catalog: environment.catalog, options: PlayOptions())
      var suite = try ScriptSuite(
        paths, selection: selection, shard: Shard.wanted(shard, environment.variables), in: environment
      ) { sources in sources.map { opener.open($0).outline } }
      suite.narrow()
      return print(suite, isJSON: request.isJSON, in: environment)
    }
  }

  private static func print(
    _ suite: ScriptSuite, isJSON: Bool, in environment: CommandEnvironment
  ) -> ExitCode {
    for complaint in suite.complaints { environment.errors.write(complaint.text) }
    for entry in suite.entries {
      for one in entry.chosen {
        let script = entry.script.name
        environment.output.write((isJSON ? json(one, of: script).text : one.name(in: script)) + "\n")
      }
    }
    if suite.isNothing { environment.errors.write("error: nothing to list\(suite.reasonForNothing)\n") }
    return suite.complaints.isEmpty && !suite.isNothing ? .expected : .untrusted
  }

  private static func json(_ one: CaseOutline, of script: String) -> JSONValue {
    .object([
      .init("script", script), .init("case", one.title), .init("reactor", one.reactor), .init("tags", one.tags),
    ])
  }

  private static func text(_ reactors: [ReactorDescription]) -> String {
    reactors.map { reactor in
      var lines = [reactor.name]
      func add(_ title: String, _ items: [String]) {
        if items.isEmpty { return }
        let heading = title.padding(to: 11)
        lines += items.enumerated().map { "  " + ($0 == 0 ? heading : "".padding(to: 11)) + $1 }
      }
      if reactor.kind != .reactor { add("kind", [reactor.kind.rawValue]) }
      add("obstacle", reactor.obstacle.map { [$0] } ?? [])
      add("actions", reactor.actions.map(\.signature))
      add("forgotten", reactor.forgottenCases)
      add(
        "ports",
        reactor.ports.map { port in
          if port.request == nil, port.reply == nil { return port.name }
          return "\(port.name): \(port.request ?? "?")" + (port.reply.map { " -> \($0)" } ?? "")
        })
      add("streams", reactor.streams.map { "\($0.name): \($0.type)" })
      add("notes", reactor.notes)
      add("arguments", reactor.arguments.map { "\($0.name): \($0.type) = \($0.defaultValue.bareText)" })
      add("view", reactor.controls.map { ([$0.name] + $0.gestures.map(\.signature)).joined(separator: " ") })
      add("state", reactor.statePaths)
      add("always", reactor.predicates)
      return lines.joined(separator: "\n") + "\n"
    }.joined(separator: "\n")
  }

  /// Returns a JSON array with one object for each reactor, one a line.
  private static func json(_ reactors: [ReactorDescription]) -> String {
    "[\n" + reactors.map { "  " + json($0).text }.joined(separator: ",\n") + "\n]\n"
  }

  private static func json(_ reactor: ReactorDescription) -> JSONValue {
    .object(
      members(of: reactor)
        + (reactor.predicates.isEmpty ? [] : [.init("always", reactor.predicates)])
        + (reactor.forgottenCases.isEmpty ? [] : [.init("forgotten", reactor.forgottenCases)])
        + (reactor.obstacle.map { [.init("obstacle", $0)] } ?? []))
  }

  private static func members(of reactor: ReactorDescription) -> [JSONValue.Member] {
    [
      .init("name", reactor.name),
      .init("kind", reactor.kind.rawValue),
      .init("actions", .array(reactor.actions.map(json))),
      .init(
        "ports",
        .array(
          reactor.ports.map {
            .object([.init("name", $0.name), .init("request", $0.request), .init("reply", $0.reply)])
          })),
      .init("streams", .array(reactor.streams.map { .object([.init("name", $0.name), .init("type", $0.type)]) })),
      .init("notes", reactor.notes),
      .init(
        "arguments",
        .array(
          reactor.arguments.map {
            .object([.init("name", $0.name), .init("type", $0.type), .init("default", $0.defaultValue)])
          })),
      .init(
        "view",
        .array(
          reactor.controls.map {
            .object([.init("control", $0.name), .init("gestures", .array($0.gestures.map(json)))])
          })),
      .init("state", reactor.statePaths),
    ]
  }

  private static func json(_ action: ActionShape) -> JSONValue {
    .object([
      .init("name", action.name),
      .init(
        "arguments",
        .array(action.payloads.map { .object([.init("label", $0.label), .init("type", $0.type)]) })),
    ])
  }
}

extension String {
  fileprivate func padding(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}

extension JSONValue {
  /// The text as a script may write it: a string without its quotes.
  fileprivate var bareText: String { string.flatMap { $0.isEmpty ? nil : $0 } ?? text }
}
