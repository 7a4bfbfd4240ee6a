import ExactStrings
import JSONValues
import Mutants
import Playback
import Reports

/// Prints the results of mutants.
struct MutantReport {
  let request: MutateRequest
  let suite: MutantSuite
  let environment: CommandEnvironment

  /// Prints the result of a mutant.
  /// - Parameter changed: The play of the first case that the mutant changed, if it survived; nil otherwise.
  func add(_ trial: MutantTrial, changed: PlayedCase?) {
    switch request.format {
    case .text: if let text = text(of: trial, changed) { environment.output.write(text) }
    case .jsonl: environment.output.write(record(of: trial).text + "\n")
    }
  }

  /// Prints the score.
  func summarize(_ score: MutationScore) {
    switch request.format {
    case .text: if environment.verbosity != .quiet { environment.output.write(summary(of: score)) }
    case .jsonl: environment.output.write(record(of: score).text + "\n")
    }
  }

  /// The text about a mutant; nil for one that needs no attention, unless verbose.
  private func text(of trial: MutantTrial, _ changed: PlayedCase?) -> String? {
    let mutant = trial.mutant
    let name = "\(mutant.reactor): \(mutant.change.title)".onOneLine
    switch trial.standing {
    case .noticed:
      guard environment.verbosity == .verbose, let reachingCase = trial.deciding else { return nil }
      return "noticed \(name) (\(suite.cases[reachingCase.index].name))\n"
    case .ineffective:
      return environment.verbosity == .verbose
        ? "no effect \(name) (\(counted(trial.reachingCases.count, "case")))\n" : nil
    case .survived: return survivor(trial, named: name, changed)
    }
  }

  private func survivor(_ trial: MutantTrial, named name: String, _ changed: PlayedCase?) -> String {
    guard let reachingCase = trial.deciding else { return "" }
    let one = suite.cases[reachingCase.index]
    var text = "NOT NOTICED \(name)\n\(place(of: reachingCase, in: one)); \(reach(trial.reachingCases.count))\n\n"
    if let script = script(of: trial) { text += script.indented + "\n" }
    if let changed, let difference = difference(of: changed, from: one) { text += difference.indented + "\n" }
    return text
  }

  private func place(of reachingCase: MutantTrial.ReachingCase, in one: MutantSuite.Case) -> String {
    if reachingCase.place.line == 0 { return one.name }
    let file = reachingCase.place.file.map { " of \($0.onOneLine)" } ?? ""
    return "\(one.name), line \(reachingCase.place.line)\(file)"
  }

  private func script(of trial: MutantTrial) -> String? {
    guard let reachingCase = trial.deciding else { return nil }
    let one = suite.cases[reachingCase.index]
    return SurvivorScript(of: one, trial.mutant, at: reachingCase.place, origin: origin(one))?.text
  }

  /// The command that lists the survivors of a script.
  private func origin(_ one: MutantSuite.Case) -> String {
    "reel mutate \(request.asksForGoldens ? "" : "--expectations ")\(one.entry.script.name.asShellWord)"
  }

  /// The frames in which a play differs from that of the unchanged reactor.
  private func difference(of changed: PlayedCase, from one: MutantSuite.Case) -> String? {
    one.played.comparison(with: changed)?.cases.first.map {
      TerminalReport(for: environment, isColored: environment.colorsOutput)
        .excerpt(of: $0, path: one.entry.script.name)
    }
  }

  private func summary(of score: MutationScore) -> String {
    if score.mutants == 0 { return "no mutants, as this part of them is empty\n" }
    let parts = [
      "\(score.noticed) noticed", score.survived > 0 ? "\(score.survived) not noticed" : nil,
      score.ineffective > 0 ? "\(score.ineffective) without effect" : nil,
    ].compactMap(\.self)
    let goal = score.percent < request.goal ? ", below \(request.goal) %" : ""
    return "\(counted(score.mutants, "mutant")): \(parts.joined(separator: ", ")); score \(score.percent) %\(goal)\n"
  }

  private func reach(_ count: Int) -> String {
    count == 1 ? "1 case reaches it, and passes" : "\(count) cases reach it, and pass"
  }

  private func record(of trial: MutantTrial) -> JSONValue {
    let change = trial.mutant.change
    var members: [JSONValue.Member] = [
      .init("type", "mutant"), .init("reactor", trial.mutant.reactor),
      .init("kind", change.kind.rawValue), .init("place", change.place),
      .init("title", change.title), .init("standing", trial.standing.rawValue),
      .init("cases", trial.reachingCases.count), .init("played", trial.played),
    ]
    if let reachingCase = trial.deciding {
      let one = suite.cases[reachingCase.index]
      members.append(.init("path", one.entry.script.name))
      members.append(.init("case", one.outline.title))
      members.append(.init("line", reachingCase.place.line == 0 ? .null : .integer(reachingCase.place.line)))
      members.append(.init("file", reachingCase.place.file))
    }
    if trial.standing == .survived { members.append(.init("script", script(of: trial))) }
    return .object(members)
  }

  private func record(of score: MutationScore) -> JSONValue {
    .object([
      .init("type", "summary"), .init("mutants", score.mutants),
      .init("noticed", score.noticed), .init("survived", score.survived),
      .init("ineffective", score.ineffective), .init("score", score.percent),
    ])
  }
}
