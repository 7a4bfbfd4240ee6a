import ExactStrings
import Exploration
import JSONValues

/// The extent of exploring, and the moves that led nowhere.
struct ExplorationSummary {
  private let found: Exploration
  private let subject: ExplorationSubject
  private let seed: UInt64
  /// Whether only a part of the runs was to be played.
  private let isPart: Bool
  /// The number of findings that are no failures.
  private let remarks: Int
  /// The steps that were taken and never changed the state.
  private let idle: [String]
  /// The actions that were never sent.
  private let unsent: [String]
  /// The fields of the state that never changed.
  private let unchanged: [String]

  init(_ found: Exploration, of subject: ExplorationSubject, seed: UInt64, isPart: Bool, remarks: Int) {
    let template = subject.template
    self.subject = subject
    self.found = found
    self.seed = seed
    self.isPart = isPart
    self.remarks = remarks
    idle = found.uses.filter { !$0.hasChanged && !$0.verb.hasPrefix("+") && !$0.verb.hasPrefix("&") }.map(\.verb)
    unsent = template.actions.map(\.name).filter { name in !found.uses.contains { $0.verb == name } }
    unchanged = template.stateFields.filter { !found.hasChanged($0) }
  }

  /// The summary as a row of a table: the reactor, the extent, the reached states, and the moves that led nowhere.
  var row: [String] {
    [
      reactor, extent, reached,
      [("never changed anything", idle), ("never sent", unsent), ("fields that never changed", unchanged)]
        .filter { !$0.1.isEmpty }.map { "\($0.0): \($0.1.joined(separator: ", "))" }.joined(separator: "; "),
    ]
  }

  private var reactor: String { subject.template.reactor }

  private var extent: String { "\(counted(found.runs, "run")), \(counted(found.steps, "step")), seed \(seed)" }

  private var reached: String {
    "\(counted(found.stateCount, kindsOf: "state")), \(counted(found.transitionKindCount, kindsOf: "transition"))"
  }

  /// The summary for a person.
  var text: String {
    if found.runs == 0 { return "explored \(reactor): no runs\(isPart ? ", as this part of them is empty" : "")\n" }
    let findings = found.findings.count - remarks
    let scripts = subject.ownScripts
    let rest = scripts.count > 3 ? ["\(scripts.count - 3) more"] : []
    return "explored \(reactor): \(extent)\n" + line("cases of", scripts.prefix(3) + rest) + "  \(reached)\n"
      + line("never changed anything", idle) + line("never sent", unsent) + line("fields that never changed", unchanged)
      + (findings == 0 ? "  nothing found" : "  \(findings) found")
      + (remarks == 0 ? "\n" : ", \(counted(remarks, "remark"))\n")
  }

  private func line(_ heading: String, _ names: [String]) -> String {
    names.isEmpty ? "" : "  \(heading): \(names.joined(separator: ", ").onOneLine)\n"
  }

  /// The summary for a program.
  var record: JSONValue {
    .object([
      .init("type", "summary"), .init("reactor", reactor), .init("scripts", subject.scripts),
      .init("seed", .decimal(String(seed))),
      .init("runs", found.runs), .init("steps", found.steps), .init("states", found.stateCount),
      .init("transitions", found.transitionKindCount), .init("findings", found.findings.count - remarks),
      .init("remarks", remarks), .init("idle", idle), .init("unsent", unsent), .init("unchanged", unchanged),
    ])
  }
}
