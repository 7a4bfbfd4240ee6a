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

  let output: (consuming Output) -> Void
  private let outputAgain: (PreparedAction, Record.Place) -> Void
  private let receiveMistake: (Diagnostic) -> Void
  let receiveStatement: ((Statement.Kind) -> Void)?
  private let receiveLine: (_ line: Int) -> Void

  /// Compiles the statements of the case at hand.
  @exclusivity(unchecked) var steps: StepCompiler
  var variables: Variables
  var cases = ScriptCases()
  var mistakes = ReportedMistakes()
  /// The reactor from outside of the script; nil where none is given.
  lazy var given = steps.options.reactor.map { text in Result { () throws(Diagnostic) in try reactor(given: text) } }
  /// The case that is repeated for each of some values, while its statements are collected.
  @exclusivity(unchecked) var repetition: Repetition?

  /// Creates a compiler at the start of a script.
  /// - Parameters:
  ///   - output: Receives what statements become.
  ///   - outputAgain: Receives the action of a line that was compiled before, and the line; by default `output` does.
  ///   - report: Receives the mistakes.
  ///   - receiveStatement: Receives each statement of an open case, in which variables and files are replaced by what
  ///     they stand for, except variables whose values are looked up while the case plays.
  ///   - reach: Receives the line of each statement of the script itself before it is compiled, and that of a
  ///     '@reactor' before its reactor is made.
  init(
    catalog: Catalog, options: PlayOptions, files: any ScriptFiles, script: String?,
    output: @escaping (consuming Output) -> Void,
    outputAgain: ((PreparedAction, Record.Place) -> Void)? = nil, report: @escaping (Diagnostic) -> Void,
    receiveStatement: ((Statement.Kind) -> Void)? = nil, reach: @escaping (_ line: Int) -> Void = { _ in }
  ) {
    steps = StepCompiler(catalog: catalog, options: options, files: files, script: script)
    variables = Variables(given: options.variables)
    self.output = output
    self.outputAgain = outputAgain ?? { output(.step(.act($0), $1)) }
    receiveMistake = report
    self.receiveStatement = receiveStatement
    receiveLine = reach
  }

  /// Reports a mistake; once if it is found several times.
  /// - Parameter isShared: Whether its line is checked for each case.
  func report(_ mistake: Diagnostic, isShared: Bool = false) {
    if mistakes.add(mistake, isShared: isShared) { receiveMistake(mistake) }
  }

  /// Outputs the step of an action that was compiled before.
  // Inlined, it would retain the output.
  @inline(never)
  func sendAgain(_ action: PreparedAction, at line: Int) {
    reach(line)
    outputAgain(action, Record.Place(line: line))
  }

  /// Tells which line is about to be compiled, unless it is one of an included file.
  func reach(_ line: Int) {
    if steps.includes.isEmpty { receiveLine(line) }
  }

  /// The case at hand, as far as it was read.
  var context: CaseContext {
    _read { yield steps.context }
    _modify { yield &steps.context }
  }

  /// Compiles the next statement.
  /// - Returns: The action that it sends, if every equal statement would send the same.
  @discardableResult
  func compile(_ statement: Statement, from source: any StatementSource) -> PreparedAction? {
    if keepsForRepetition(statement, source) { return nil }
    countStatement()
    do {
      let (expanded, used) = try variables.expand(statement, source)
      if used.contains(where: variables.isFaulty) {
        try compile(expanded, withFaultyValuesAsIn: statement, source)
        return nil
      }
      if !used.isEmpty, let late = used.sorted().first(where: variables.isLate) {
        try deferStep(statement, source, for: late.string)
        receiveStatement?(try steps.withoutFiles(expanded.kind, source))
        return nil
      }
      let step = try compile(expanded, source, at: statement.range)
      if case .act(let action) = step, action.isReusable, used.isEmpty, steps.includes.isEmpty { return action }
    } catch {
      declareFaulty(in: statement)
      report(naming(error, in: statement, source))
    }
    return nil
  }

  /// Compiles the parts of a statement that do not depend on variables whose declarations have mistakes.
  /// - Parameter written: The statement with its variables.
  private func compile(
    _ statement: Statement, withFaultyValuesAsIn written: Statement, _ source: any StatementSource
  ) throws(Diagnostic) {
    switch (statement.kind, written.kind) {
    case (.include(let path, let arguments), .include(_, let written)):
      let faulty = written.filter { variables.isFaulty($0.value.value) }.map(\.label.value)
      try include(path, arguments, source, faulty: faulty)
    case (.reactor(let name, let arguments), .reactor(_, let written)) where !context.isOpen:
      let good = zip(arguments, written).filter { !variables.isFaulty($1.value.value) }.map(\.0)
      try choose(name, good, source)
    case (.expect(.compare(let path, _, _)), _):
      openIfNeeded(source, at: statement.range)
      if context.rehearsal != nil {
        _ = try steps.check(.exists(path), source, at: statement.range, steps.place(of: statement.range))
      }
    case (.action(let call), _):
      openIfNeeded(source, at: statement.range)
      if context.rehearsal != nil { try steps.checkName(of: call, source, steps.place(of: statement.range)) }
    default: declareFaulty(in: statement)
    }
  }

  /// Returns a mistake with the hint to write `${n}` where the text `n` or `$n` is to blame and variable `n` fits, or
  /// may fit while the case plays. The variable counts as used.
  func naming(_ mistake: Diagnostic, in statement: Statement, _ source: any StatementSource) -> Diagnostic {
    for (value, replacing) in statement.kind.valuesToReplace where value.range == mistake.range {
      guard case .string(let text) = value.value, mistake.range.line > 0 else { continue }
      let name = text.hasPrefix("$") ? String(text.dropFirst()) : text
      var trial = steps
      guard let known = variables.value(name),
        variables.isLate(ExactString(name))
          || (try? trial.step(replacing(known), source, at: statement.range, steps.place(of: statement.range))) != nil
      else { continue }
      variables.markUsed([ExactString(name)])
      var mistake = mistake
      mistake.note = "did you mean ${\(name)}?"
      return mistake
    }
    return mistake
  }

  /// Rejects a directive that stands behind the first statement of its case.
  func checkIsEarly(_ source: any StatementSource, at range: SourceRange) throws(Diagnostic) {
    if !context.isOpen { return }
    throw source.diagnostic(
      "this directive comes too late: the case has begun", at: range,
      note: "write it before the first statement of its case")
  }

  /// Declares the variable of a statement with a mistake, so that the lines that use it are not reported as well.
  private func declareFaulty(in statement: Statement) {
    switch statement.kind {
    case .variable(let name, _), .capture(let name, _), .each(let name, _):
      variables.declareFaulty(name.value, inCase: cases.haveBegun)
    default: break
    }
  }

  /// The reactor or store for which a line need not be compiled if an equal earlier line has sent an action; nil where
  /// each line has to be compiled.
  var repeatingEntry: CatalogEntry? {
    guard receiveStatement == nil, repetition == nil, context.isPlayable, !context.isDropped, context.rehearsal != nil
    else { return nil }
    return context.entry
  }

  /// Compiles the end of the script.
  func finish(from source: any StatementSource) {
    playRepetition()
    openIfNeeded(source, at: context.titleRange)
    closeCase()
    if cases.mayMissStatement { return }
    for diagnostic in variables.finish() { report(diagnostic) }
    for name in variables.undeclared {
      report(
        source.diagnostic("unknown variable '\(name)' in --var: the script has no '@let \(name)'", at: .none, note: nil)
      )
    }
  }

  /// Compiles a statement without variables.
  /// - Returns: The step that it is; nil where it is none.
  private func compile(
    _ statement: Statement, _ source: any StatementSource, at range: SourceRange
  ) throws(Diagnostic) -> Step? {
    switch statement.kind {
    case .comment: break
    case .caseTitle(let title): try openTitled(title, source)
    case .variable(let name, let value): declare(name, value.value, source)
    case .capture(let name, let path):
      openIfNeeded(source, at: range)
      if context.rehearsal == nil {
        declareFaulty(in: statement)
      } else {
        try capture(name, path, source, steps.place(of: range))
      }
    case .each(let name, let values): try repeatCase(name, values, source, at: range)
    case .include(let path, let arguments): try include(path, arguments, source)
    case .goldenNone:
      if cases.haveBegun {
        throw source.diagnostic(
          "'@golden none' holds for the whole script", at: range, note: "write it before the first '@case'")
      }
      cases.forbidsGolden = true
    case .rule(let rule) where !context.isOpen: keep(rule, statement, source)
    case .reactor, .vary, .redact, .tag, .only, .lenient, .expectedFailure, .timeout, .seed:
      // The lines after a second `@reactor` are meant for that reactor, so they are not checked against the reactor of
      // the case.
      if case .reactor(let name, _) = statement.kind, context.isOpen, name.value != context.entry?.name {
        context.rehearsal = nil
      }
      try checkIsEarly(source, at: range)
      try direct(statement, source)
    default:
      openIfNeeded(source, at: range)
      guard context.rehearsal != nil else { return nil }
      let place = steps.place(of: range)
      let step = try steps.step(statement.kind, source, at: range, place)
      if let step, context.isPlayable { output(.step(step, place)) }
      receiveStatement?(try steps.withoutFiles(statement.kind, source))
      return step
    }
    return nil
  }
}

extension Statement.Kind {
  /// The values that a variable may replace, each with a closure that returns the statement with another value.
  fileprivate var valuesToReplace: [(Located<ScriptValue>, (ScriptValue) -> Statement.Kind)] {
    switch self {
    case .expect(.compare(let path, let comparison, let value)):
      [(value, { .expect(.compare(path, comparison, Located($0, value.range))) })]
    case .rule(let rule): rule.expectations.flatMap { Statement.Kind.expect($0).valuesToReplace }
    case .action(let call):
      call.arguments.indices.map { index in
        (
          call.arguments[index].value,
          { value in
            var call = call
            call.arguments[index].value.value = value
            return .action(call)
          }
        )
      }
    default: []
    }
  }
}
