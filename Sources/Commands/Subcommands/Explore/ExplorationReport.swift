import ActionScripts
import ExactStrings
import Exploration
import GoldenFiles
import JSONValues
import Playback

/// Tells what was found, and keeps it as scripts.
struct ExplorationReport {
  private let request: ExploreRequest
  private let environment: CommandEnvironment

  init(_ request: ExploreRequest, _ environment: CommandEnvironment) {
    self.request = request
    self.environment = environment
  }

  /// Tells a finding: what is wrong, the script, and its timeline.
  func tell(_ finding: Finding, of subject: ExplorationSubject) throws {
    let origin =
      "reel explore \(subject.words)\(request.options.injectsFaults ? " --faults" : "")"
      + " --seed \(request.options.seed)"
    let kept = FindingScript(
      of: finding, after: subject.beginning, origin: origin, isExpected: request.folder != nil)
    let played = play(kept.text)
    switch request.format {
    case .text:
      environment.output.write("FOUND \(kept.title)\n  \(finding.problem.text)\n\n")
      environment.output.write(indented(kept.text) + "\n")
      if let played { environment.output.write(indented(String(decoding: played, as: UTF8.self)) + "\n") }
    case .jsonl:
      let record = JSONValue.object([
        .init("type", .string("finding")), .init("reactor", .string(subject.template.reactor)),
        .init("oracle", .string(finding.problem.oracle.rawValue)), .init("title", .string(kept.title)),
        .init("message", .string(finding.problem.text)), .init("script", .string(kept.text)),
        .init("plays", .integer(finding.plays)),
      ])
      environment.output.write(record.text + "\n")
    }
    if let folder = request.folder {
      let base = "\(folder)/\(subject.template.reactor)/\(finding.fileName)"
      try GoldenFile(base + ".reel").write(Array(kept.text.utf8))
      if let played { try GoldenFile(base + ".timeline").write(played) }
      if request.format == .text { environment.output.write("  kept as \(base).reel\n\n") }
    }
  }

  /// Tells how much was explored.
  func summarize(_ found: Exploration, of subject: ExplorationSubject) {
    let idle = found.uses.filter { !$0.hasChanged && !$0.verb.hasPrefix("+") }.map(\.verb)
    let still = subject.template.stateFields.filter { !found.hasChanged($0) }
    let unused = subject.template.actions.map(\.name).filter { name in !found.uses.contains { $0.verb == name } }
    switch request.format {
    case .text:
      environment.output.write(
        "explored \(subject.template.reactor): \(found.runs) runs, \(found.steps) steps, seed \(request.options.seed)\n"
          + "  reached \(found.stateCount) kinds of states, \(found.transitionCount) with what was done in them\n"
          + line("never changed anything", idle) + line("never sent", unused) + line("fields that never changed", still)
          + "  \(found.findings.isEmpty ? "nothing found" : found.findings.count == 1 ? "1 finding" : "\(found.findings.count) findings")\n"
      )
    case .jsonl:
      let record = JSONValue.object([
        .init("type", .string("summary")), .init("reactor", .string(subject.template.reactor)),
        .init("seed", .decimal(String(request.options.seed))), .init("runs", .integer(found.runs)),
        .init("steps", .integer(found.steps)), .init("states", .integer(found.stateCount)),
        .init("transitions", .integer(found.transitionCount)), .init("findings", .integer(found.findings.count)),
        .init("idle", .array(idle.map { .string($0) })), .init("unsent", .array(unused.map { .string($0) })),
        .init("unchanged", .array(still.map { .string($0) })),
      ])
      environment.output.write(record.text + "\n")
    }
  }

  private func line(_ heading: String, _ names: [String]) -> String {
    names.isEmpty ? "" : "  \(heading): \(names.joined(separator: ", "))\n"
  }

  /// Plays a script as `reel test` would, and returns its timeline; nil where it cannot be played.
  private func play(_ text: String) -> [UInt8]? {
    let parsed = Script.parse(Array(text.utf8), file: "found.reel", notation: .lines)
    let player = ScriptPlayer(
      catalog: environment.catalog, options: PlayedScript.options, files: ScriptLoader(script: nil))
    let script = player.prepare(parsed, name: "found.reel")
    if !script.diagnostics.isEmpty { return nil }
    return PlayedScript(playing: script).timeline
  }

  private func indented(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "    \($0)" }
      .joined(separator: "\n")
  }
}
