import ActionScripts
import Exploration
import Playback
import PlaybackTestSupport
import TestSupport
import ZooAnimals

/// A walk through the moves of one animal of the zoo.
struct ZooVisit {
  /// The template that is explored.
  let template: CaseTemplate
  private var options = ExplorationOptions()

  /// - Parameters:
  ///   - reactor: The name of the animal, or of its corrected twin.
  ///   - rule: The rule that holds for it, if there is one.
  ///   - lines: The other lines of the beginning.
  init(
    _ reactor: String, rule: String? = nil, _ lines: String..., withFaults: Bool = false, runs: Int = 100,
    seed: UInt64 = 1
  ) throws {
    let catalog = Catalog()
    Zoo.register(in: catalog)
    let lines = ["@reactor \(reactor)"] + (rule.map { ["? \($0)"] } ?? []) + lines
    let parsed = Script.parse(lines.joined(separator: "\n") + "\n", file: "zoo.reel")
    if !parsed.diagnostics.isEmpty { throw ScriptMistakes(diagnostics: parsed.diagnostics) }
    template = try CaseTemplate(
      catalog: catalog, options: PlayOptions(), files: FakeFiles([:]), beginning: parsed.script.statements,
      source: parsed.source)
    options.runs = runs
    options.seed = seed
    options.injectsFaults = withFaults
    options.tellsRaces = false
  }

  /// Visits an animal, or its corrected twin.
  init(_ animal: Animal, isMended: Bool = false, runs: Int = 100, seed: UInt64) throws {
    try self.init(
      isMended ? animal.mendedName : animal.description, rule: animal.rule, withFaults: animal.needsFaults, runs: runs,
      seed: seed)
  }

  /// Plays more and more runs until something is found, but not more than some.
  func find(within limit: Int = 800) -> Exploration {
    var visit = self
    visit.options.runs = 20
    var found = visit.explore()
    while found.failures.isEmpty, visit.options.runs < limit {
      visit.options.runs *= 2
      found = visit.explore()
    }
    return found
  }

  /// Plays all runs.
  func explore() -> Exploration {
    let explorer = explorer
    var found = Exploration()
    for block in 0..<Explorer.blockCount(of: options) { found.add(explorer.explore(BlockPlan(block: block))) }
    return found
  }

  /// A fresh explorer.
  var explorer: Explorer { Explorer(template, options) }
}

extension Exploration {
  /// The findings without the remarks about the order of replies.
  var failures: [Finding] { findings.filter { $0.problem.oracle != .order } }
}

extension Finding {
  /// The statements as a script has them.
  var lines: [String] {
    ScriptFormatter(notation: .lines).text(of: Script(statements: statements)).split(separator: "\n").map(String.init)
  }

  /// The oracle that found the problem, and the shortest script that leads to it.
  var summary: [String] { [problem.oracle.rawValue] + lines }
}
