import ActionScripts
import ExactStrings
import JSONValues
import Timelines

/// Turns statements into steps, one at a time, and finds everything about them that is wrong before it is played.
///
/// It knows the catalog: which reactor a case plays, what its actions take, which ports, streams and fields there are. A
/// statement with a mistake gives a diagnostic and no step.
final class ScriptCompiler {
  /// What comes out of a statement.
  enum Output {
    /// A case begins; nothing has been played yet.
    case open(CaseSetup)
    /// The next step of the open case, and the line that it stands in.
    case step(Step, Record.Place)
    /// The open case is over.
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
  var draft = CaseDraft()
  var isInCase = false
  var titles: [String] = []
  var includes: [String] = []
  var overridden: Set<ExactString> = []
  /// Actions that share nothing, by their call: decoding the same words again would give the same.
  var prepared: [ActionCall: PreparedAction] = [:]
  var preparedBy: CatalogEntry?
  /// The call before, which is often the same.
  var lastPrepared: (call: ActionCall, action: PreparedAction)?
  /// Whether the last '@reactor' names none that there is, which was reported.
  var isReactorUnknown = false
  /// What variables hold that are looked up while a case plays; empty before that.
  var captured: [ExactString: ScriptValue] = [:]
  /// The case that is read for each of some values, while its statements come.
  var repetition: Repetition?
  /// What was reported of the case that is repeated.
  var repeated: Set<ExactString>?
  /// Whether a line of the script could not be read, which was reported.
  var sawUnreadableLine = false
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
    // What is wrong with a case that is repeated is said once.
    if repeated?.insert(diagnostic.description).inserted ?? true { tell(diagnostic) }
  }

  /// Compiles the next statement.
  func compile(_ statement: Statement, from source: any StatementSource) {
    if keepsForRepetition(statement, source) { return }
    do {
      try compile(expand(statement, source), source, at: statement.range)
    } catch {
      report(error)
    }
  }

  /// Compiles the end of the script.
  func finish(from source: any StatementSource) {
    playRepetition()
    openIfNeeded(source, at: draft.titleRange)
    closeCase()
    // What seems to be missing may stand in a line that could not be read.
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
      try capture(name, path, source, Record.Place(line: range.line, file: includes.last))
    case .each(let name, let values): try repeatCase(name, values, source, at: range)
    case .include(let path, let arguments): try include(path, arguments, source)
    case .goldenNone: forbidsGolden = true
    case .reactor, .redact, .tag, .only, .expectedFailure, .timeout, .seed:
      if draft.isOpen {
        throw source.diagnostic(
          "this directive comes too late: the case has begun", at: range,
          note: "write it before the first statement of its case")
      }
      try direct(statement.kind, source)
    default:
      openIfNeeded(source, at: range)
      guard draft.rehearsal != nil else { return }
      let place = Record.Place(line: range.line, file: includes.last)
      let step = try step(statement.kind, source, at: range, place)
      if draft.isPlayable { output(.step(step, place)) }
    }
  }
}
