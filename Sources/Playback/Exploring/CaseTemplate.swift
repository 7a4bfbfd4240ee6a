import ActionScripts
import ExactStrings
import JSONValues
import Timelines

/// The beginning of a case, with which live cases are made. It checks the statements that are played in them.
///
///     let template = try CaseTemplate(catalog: catalog, files: files, beginning: script.statements, source: source)
///     template.play { live in
///       if let move = template.compile(statement) { live.play(move, line: 1) }
///       return live.finish()
///     }
package final class CaseTemplate {
  /// A statement that was checked and can be played, in any live case of its template.
  package struct CheckedStatement {
    let step: Step

    /// Whether it can be played more than once: an action that holds an object is made anew each time.
    package var isReusable: Bool {
      switch step {
      case .act(let action): action.isReusable
      case .actAgain(let actions, _): actions.allSatisfy(\.isReusable)
      default: true
      }
    }
  }

  /// The largest number of events after the last move, because a reactor that polls never comes to rest.
  private static let longestDrain = 1_000
  /// The number of events that may run while `+idle` waits, as a multiple of those that may run at one instant.
  private static let idleFactor = 10

  /// The catalog that the case was made from.
  package let catalog: Catalog
  /// The statements of the beginning.
  package let beginning: [Statement]
  /// The beginning with its reactor and without included files; nil if `beginning` has this form already.
  private let standAlone: [Statement]?
  private let options: PlayOptions
  let setup: CaseSetup
  let opening: [PlannedStep]
  /// The text of the beginning.
  let source: SourceText
  private let compiler: ScriptCompiler
  private let collector: Collector
  private let openContext: CaseContext
  private var nestedShapes: [TypeIdentity: [ActionShape]] = [:]
  /// Receives the place of each statement of the beginning before it is played.
  package var reach: (Record.Place) -> Void = { _ in }

  /// Checks the beginning of a case.
  /// - Parameters:
  ///   - script: The name of the script that it comes from; nil for standard input, and for no script.
  ///   - beginning: Directives, which choose the reactor, and the first statements. A title may separate the statements
  ///     for all cases of a script from those of one case.
  ///   - source: The text of the beginning, for diagnostics.
  /// - Throws: The mistakes in the beginning.
  package init(
    catalog: Catalog, options: PlayOptions, files: any ScriptFiles, script: String? = nil, beginning: [Statement],
    source: SourceText
  ) throws(ScriptMistakes) {
    self.beginning = beginning
    let collector = Collector()
    compiler = ScriptCompiler(
      catalog: catalog, options: options, files: files, script: script, output: collector.take,
      report: { collector.diagnostics.append($0) })
    compiler.steps.explored = Variations()
    // A case that begins before the title can only come from an included file.
    var titleCount = beginning.count(where: \.isTitle)
    for statement in beginning {
      compiler.compile(statement, from: source)
      if statement.isTitle { titleCount -= 1 }
      if collector.caseCount + titleCount < 2 { continue }
      collector.diagnostics.append(
        source.diagnostic(
          "the included file makes several cases, and exploring goes on from one", at: statement.range,
          note: "explore the script that has the cases"))
      break
    }
    compiler.openIfNeeded(source, at: .none)
    guard collector.diagnostics.isEmpty, var setup = collector.setup else {
      throw ScriptMistakes(diagnostics: collector.diagnostics)
    }
    var standAlone: [Statement]?
    if beginning.contains(where: \.isInclude) {
      let one = try? ScriptedCase.all(
        of: beginning, from: source, catalog: catalog, options: options, files: files
      ).first
      standAlone = one.map { $0.beginning + $0.statements }
    } else if !beginning.contains(where: \.isReactor) {
      standAlone = [compiler.context.choice] + beginning
    }
    self.standAlone = standAlone
    setup.isLenient = true
    setup.variations.takeAnswers(of: compiler.steps.explored ?? Variations())
    setup.asksForMutations = collector.steps.mayAskForMutations
    self.setup = setup
    self.catalog = catalog
    self.source = source
    var options = options
    options.isExploring = true
    options.needsMutationTrees = false
    self.options = options
    opening = collector.steps
    openContext = compiler.context
    self.collector = collector
  }

  /// The name of the reactor or store.
  package var reactor: String { setup.entry.name }
  /// The actions that scripts can send to it.
  package var actions: [ActionShape] { setup.entry.writtenShapes }
  /// The variations that the beginning allows.
  package var variations: Variations { setup.variations }
  /// The streams that scripts push values into, with the shapes of the values.
  package var streams: [(name: String, shape: ValueShape)] {
    (openContext.rehearsal?.streams ?? []).map { ($0.name, $0.shape()) }
  }
  /// The ports that a mock backend answers.
  package var mockedPorts: [String] { (openContext.rehearsal?.ports ?? []).filter { $0.mock != nil }.map(\.name) }
  /// The abstraction of its states.
  package var abstraction: StateAbstraction { StateAbstraction(setup.entry.stateShape) }
  /// The names of the fields of its state; empty where its type does not tell.
  package var stateFields: [String] {
    guard case .fields(let fields) = setup.entry.stateShape else { return [] }
    return fields.map(\.name)
  }
  /// The beginning as a script that plays the same on its own, without empty lines. It names its reactor, has the
  /// contents of files in place of their names, and silences mock backends where exploring answers.
  package var playedBeginning: [Statement] {
    (standAlone ?? beginning).compactMap { statement in
      guard case .choices(let choices) = statement.kind else {
        return Statement(statement.kind, comment: statement.comment)
      }
      guard mockedPorts.contains(choices.name.value) else { return nil }
      return Statement(.answer(PortAnswer(name: choices.name, outcome: .hang)))
    }
  }
  /// Returns the reason why the state cannot have a path, in one line; nil if the state may have the path.
  package func mistake(inPath path: Path) -> String? {
    let check = PathCheck(
      shape: openContext.stateShape, ports: [], notes: [], mutations: [], pulses: [], noun: setup.entry.kind.noun)
    do {
      try check.checkPath(of: .exists(Located(path)))
      return nil
    } catch {
      return "\(error.message) in the state of '\(reactor)'" + (error.note.map { "; \($0)" } ?? "")
    }
  }
  /// Whether the actions are known before one is sent, so that exploring can send them.
  package var knowsActions: Bool { setup.entry.shapes != nil }

  /// Whether the reactor or store has a view.
  package var hasView: Bool { setup.entry.hasView }

  /// Checks a statement and returns it as a move; nil where it cannot be played in any case of this template.
  package func compile(_ statement: Statement) -> CheckedStatement? {
    // Emptying an array takes time even if the array is empty.
    if !collector.steps.isEmpty { collector.steps.removeAll(keepingCapacity: true) }
    if !collector.diagnostics.isEmpty { collector.diagnostics.removeAll(keepingCapacity: true) }
    compiler.compile(statement, from: TextlessSource())
    guard collector.diagnostics.isEmpty, collector.steps.count == 1 else { return nil }
    return CheckedStatement(step: collector.steps.removeLast().step)
  }

  /// Returns the actions of a reactor that lives in the state.
  func shapes(of nested: NestedReactor) -> [ActionShape] {
    if let known = nestedShapes[nested.reactorType] { return known }
    let shapes = nested.shapes(by: catalog)
    nestedShapes[nested.reactorType] = shapes
    return shapes
  }

  /// Makes a fresh live case, plays the beginning, and hands the case to `body`, which finishes it.
  /// - Parameter limit: The number of events that may run at one instant before that counts as a livelock; nil for the
  ///   number of a script. A search gives a lower one, since it may meet the same livelock often. Ten times as many may
  ///   run while `+idle` waits.
  package func play<Result>(livelockLimit limit: Int? = nil, _ body: (LiveCase) -> Result) -> Result {
    // The controls of the view are the same in every case.
    let view = compiler.context.viewRehearsal
    compiler.context = openContext
    compiler.context.viewRehearsal = view
    var options = options
    options.livelockLimit = limit ?? options.livelockLimit
    options.idleLimits = (options.livelockLimit * Self.idleFactor, Self.longestDrain)
    let live = LiveCase(self, options)
    return live.player.onClock {
      live.open()
      return body(live)
    }
  }
}

extension Statement {
  fileprivate var isInclude: Bool { if case .include = kind { true } else { false } }

  fileprivate var isReactor: Bool { if case .reactor = kind { true } else { false } }

  fileprivate var isTitle: Bool { if case .caseTitle = kind { true } else { false } }
}

/// Collects the output of a compiler.
private final class Collector {
  /// The setup of the last case that was begun.
  private(set) var setup: CaseSetup?
  private(set) var caseCount = 0
  @exclusivity(unchecked) var steps: [PlannedStep] = []
  @exclusivity(unchecked) var diagnostics: [Diagnostic] = []

  func take(_ output: consuming ScriptCompiler.Output) {
    switch output {
    case .open(let setup):
      self.setup = setup
      caseCount += 1
    case .step(let step, let place): steps.append(PlannedStep(step: step, place: place))
    case .close: break
    }
  }
}

/// The origin of statements that were never text.
private struct TextlessSource: StatementSource {
  func diagnostic(_ message: String, at range: SourceRange, note: String?) -> Diagnostic {
    Diagnostic(message, file: "-", range: range, lineText: "", note: note)
  }
}
