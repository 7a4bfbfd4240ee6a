import ActionScripts
import ExactStrings
import JSONValues
import Timelines

/// Turns statements into steps, one at a time, and finds all their mistakes before anything is played.
///
/// The compiler knows the catalog: the reactor of a case, the shapes of its actions, its ports, streams and fields. A
/// statement with a mistake produces a diagnostic and no step.
final class ScriptCompiler {
  /// The output for a statement.
  enum Output {
    /// A case begins; nothing has been played yet.
    indirect case open(CaseSetup)
    /// The next step of the open case, and its line.
    case step(Step, Record.Place)
    /// The open case ends.
    case close
  }

  let catalog: Catalog
  let options: PlayOptions
  let files: any ScriptFiles
  /// The name of the script; nil for standard input.
  let script: String?
  let output: (Output) -> Void
  private let tell: (Diagnostic) -> Void

  var variables = Variables()
  var fileDefaults = CaseDraft()
  @exclusivity(unchecked) var draft = CaseDraft()
  var isInCase = false
  var titles: Set<ExactString> = []
  @exclusivity(unchecked) var includes: [String] = []
  var overridden: Set<ExactString> = []
  @exclusivity(unchecked) var prepared = PreparedActions()
  /// Whether the last '@reactor' has an unknown name, which was reported.
  var isReactorUnknown = false
  /// The values of variables that are looked up while a case plays; empty before that.
  var captured: [ExactString: ScriptValue] = [:]
  /// Whether the statement that is being compiled was written with variables.
  private var hasVariables = false
  /// The case that is repeated for each of some values, while its statements are collected.
  @exclusivity(unchecked) var repetition: Repetition?
  /// The messages about lines that hold in several cases.
  var reportedRules: Set<ExactString> = []
  /// The messages that were reported for the repeated case.
  var repeated: Set<ExactString>?
  /// Whether a line of the script was unreadable, which was reported.
  var sawUnreadableLine = false
  /// What ports may do while the case is explored; nil where it is played as it is written.
  var explored: Variations?
  /// Told of each statement of an open case, with variables and files replaced by what they stand for.
  var witness: ((Statement.Kind) -> Void)?
  /// The action that the statement sends which was compiled last, if every statement like it would send the same.
  @exclusivity(unchecked) private(set) var repeatable: PreparedAction?
  /// Whether the script says that it has no golden.
  private(set) var forbidsGolden = false

  init(
    catalog: Catalog, options: PlayOptions, files: any ScriptFiles, script: String?,
    output: @escaping (Output) -> Void, report: @escaping (Diagnostic) -> Void
  ) {
    self.catalog = catalog
    self.options = options
    self.files = files
    self.script = script
    self.output = output
    tell = report
  }

  func report(_ diagnostic: Diagnostic) {
    // A mistake in a repeated case is reported once.
    if repeated?.insert(diagnostic.description).inserted ?? true { tell(diagnostic) }
  }

  /// Compiles the next statement.
  func compile(_ statement: Statement, from source: any StatementSource) {
    let isKept = keepsForRepetition(statement, source)
    // A repeated case that ends here has compiled the statements of its own.
    repeatable = nil
    if isKept { return }
    do {
      try compile(expand(statement, source), source, at: statement.range)
    } catch {
      report(error)
    }
  }

  /// The reactor or store to which a line may send the action of an equal earlier line, without being compiled; nil
  /// where each line has to be.
  var repeatingEntry: CatalogEntry? {
    guard repetition == nil, draft.isPlayable, !draft.isDropped, draft.rehearsal != nil else { return nil }
    return draft.entry
  }

  /// Returns the place of a statement of the file that is being compiled.
  func place(of range: SourceRange) -> Record.Place { Record.Place(line: range.line, file: includes.last) }

  /// Compiles the end of the script.
  func finish(from source: any StatementSource) {
    playRepetition()
    openIfNeeded(source, at: draft.titleRange)
    closeCase()
    // A missing statement may stand in an unreadable line.
    if sawUnreadableLine { return }
    for diagnostic in variables.finish() { report(diagnostic) }
    for (name, _) in options.variables where !overridden.contains(name) {
      report(
        source.diagnostic("unknown variable '\(name)' in --var: the script has no '@let \(name)'", at: .none, note: nil)
      )
    }
  }

  func expand(_ statement: Statement, _ source: any StatementSource) throws(Diagnostic) -> Statement {
    var used: Set<ExactString> = []
    let expanded = try expand(statement, source, &used)
    hasVariables = !used.isEmpty
    if used.isEmpty { return expanded }
    variables.markUsed(used)
    guard captured.isEmpty, let late = used.sorted().first(where: variables.isLate) else { return expanded }
    try deferStep(statement, source, for: late)
    return Statement(.comment(""), range: statement.range)
  }

  private func expand(
    _ statement: Statement, _ source: any StatementSource, _ used: inout Set<ExactString>
  ) throws(Diagnostic) -> Statement {
    do {
      return try statement.expanded(variables: { captured[$0] ?? variables.value($0) }, used: &used)
    } catch  where error.isNoDuration {
      variables.markUsed(used)
      throw source.diagnostic(
        "variable '\(error.name)' is no duration", at: error.range,
        note: "declare it such as: @let \(error.name) = 300ms")
    } catch {
      variables.markUsed(used)
      throw source.diagnostic(
        "unknown variable '\(error.name)'", at: error.range,
        note: Suggestion.note(for: error.name, in: variables.names, heading: "there are")
          ?? "declare it before: @let \(error.name) = ...")
    }
  }

  private func compile(
    _ statement: Statement, _ source: any StatementSource, at range: SourceRange
  ) throws(Diagnostic) {
    switch statement.kind {
    case .comment: return
    case .caseTitle(let title): try openTitled(title, source)
    case .variable(let name, let value): declare(name, value.value, source)
    case .capture(let name, let path):
      openIfNeeded(source, at: range)
      guard draft.rehearsal != nil else { return }
      try capture(name, path, source, place(of: range))
    case .each(let name, let values): try repeatCase(name, values, source, at: range)
    case .include(let path, let arguments): try include(path, arguments, source)
    case .goldenNone: forbidsGolden = true
    case .rule(let rule) where !draft.isOpen: keep(rule, statement, source)
    case .reactor, .vary, .redact, .tag, .only, .lenient, .expectedFailure, .timeout, .seed:
      if draft.isOpen {
        throw source.diagnostic(
          "this directive comes too late: the case has begun", at: range,
          note: "write it before the first statement of its case")
      }
      try direct(statement, source)
    case .choices(let choices):
      openIfNeeded(source, at: range)
      guard draft.rehearsal != nil else { return }
      let place = place(of: range)
      if let step = try compile(choices, source, at: range, place), draft.isPlayable { output(.step(step, place)) }
      witness?(.choices(try withoutFiles(choices, source)))
    default:
      openIfNeeded(source, at: range)
      guard draft.rehearsal != nil else { return }
      let place = place(of: range)
      let step = try step(statement.kind, source, at: range, place)
      if draft.isPlayable { output(.step(step, place)) }
      if case .act(let action) = step, action.isReusable, !hasVariables, includes.isEmpty { repeatable = action }
      if let witness { witness(try withoutFiles(statement.kind, source)) }
    }
  }
}
