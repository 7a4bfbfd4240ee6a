import ActionScripts
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
    /// The next step of the open case.
    case step(Step)
    /// The open case is over.
    case close
  }

  private let catalog: Catalog
  private let options: PlayOptions
  private let files: any ScriptFiles
  /// The name of the script; nil for standard input.
  private let script: String?
  private let output: (Output) -> Void
  private let report: (Diagnostic) -> Void

  private var variables = Variables()
  private var fileDefaults = CaseDraft()
  private var draft = CaseDraft()
  private var isInCase = false
  private var titles: [String] = []
  private var includes: [String] = []
  private var overridden: Set<String> = []
  /// Actions that share nothing, by their call: decoding the same words again would give the same.
  private var prepared: [ActionCall: PreparedAction] = [:]
  private var preparedBy: CatalogEntry?
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
    self.report = report
  }

  /// Compiles the next statement.
  func compile(_ statement: Statement, from source: any StatementSource) {
    do {
      try compile(expand(statement, source), source, at: statement.range)
    } catch {
      report(error)
    }
  }

  /// Compiles the end of the script.
  func finish(from source: any StatementSource) {
    openIfNeeded(source, at: draft.titleRange)
    closeCase()
    for diagnostic in variables.finish() { report(diagnostic) }
    for (name, _) in options.variables where !overridden.contains(name) {
      report(
        source.diagnostic("unknown variable '\(name)' in --var: the script has no '@let \(name)'", at: .none, note: nil))
    }
  }

  private func expand(_ statement: Statement, _ source: any StatementSource) throws(Diagnostic) -> Statement {
    var used: Set<String> = []
    do {
      let expanded = try statement.expanded(variables: { variables.value($0) }, used: &used)
      if !used.isEmpty { variables.markUsed(used) }
      return expanded
    } catch {
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
      output(.step(try step(statement.kind, source, at: range)))
    }
  }
}

// MARK: Cases and directives

/// What is known of a case while its directives are read.
private struct CaseDraft {
  var title: String?
  var titleRange = SourceRange.none
  var entry: CatalogEntry?
  var isReactorUnknown = false
  var arguments: [LabelledValue] = []
  var tags: [String] = []
  var isOnly = false
  var expectedFailure: String?
  var timeout: Duration = .seconds(3600)
  var seed: UInt64 = 0
  var redactions: [Redaction.Rule] = []
  var isOpen = false
  /// What the clock shows after the statements so far; nil where only playing can tell.
  var scriptClock: Instant? = .zero
  /// The reactor's stage as it was when the reactor was made to see what it asks for.
  var rehearsal: Stage?
}

extension ScriptCompiler {
  private func openTitled(_ title: Located<String>, _ source: any StatementSource) throws(Diagnostic) {
    if !isInCase, draft.isOpen {
      throw source.diagnostic(
        "statements stand before the first '@case'", at: title.range,
        note: "only directives before the first '@case' apply to all cases")
    }
    if isInCase {
      openIfNeeded(source, at: draft.titleRange)
      closeCase()
    } else {
      fileDefaults = draft
    }
    isInCase = true
    variables.openCase()
    draft = fileDefaults
    draft.title = title.value
    draft.titleRange = title.range
    if titles.contains(title.value) {
      throw source.diagnostic(
        "a case called '\(title.value)' stands before this one", at: title.range, note: "titles tell cases apart")
    }
    titles.append(title.value)
  }

  private func closeCase() {
    if draft.rehearsal != nil { output(.close) }
    draft.rehearsal = nil
  }

  private func direct(_ kind: Statement.Kind, _ source: any StatementSource) throws(Diagnostic) {
    switch kind {
    case .reactor(let name, let arguments): try choose(name, arguments, source)
    case .redact(let path, let name):
      let pattern = StatePath(path.value.segments.map { $0 == "*" ? .any : .key($0) })
      draft.redactions.append(Redaction.Rule(pattern, as: name.value))
    case .tag(let tag): draft.tags.append(tag.value)
    case .only: draft.isOnly = true
    case .expectedFailure(let why): draft.expectedFailure = why.value
    case .timeout(let span): draft.timeout = .nanoseconds(span.nanoseconds)
    case .seed(let seed): draft.seed = seed
    default: return
    }
  }

  private func choose(
    _ name: Located<String>, _ arguments: [LabelledValue], _ source: any StatementSource
  ) throws(Diagnostic) {
    draft.arguments = arguments
    draft.entry = catalog.entry(name.value)
    draft.isReactorUnknown = draft.entry == nil
    if draft.entry == nil { throw unknownReactor(name.value, at: name.range, source) }
  }

  private func unknownReactor(_ name: String, at range: SourceRange, _ source: any StatementSource) -> Diagnostic {
    source.diagnostic(
      "unknown reactor '\(name)'", at: range,
      note: Suggestion.note(for: name, in: catalog.names.sorted(), heading: "there are"))
  }

  /// Ends the directives of a case: its reactor is made once to see what it asks for, and the case is told.
  private func openIfNeeded(_ source: any StatementSource, at range: SourceRange) {
    if draft.isOpen { return }
    draft.isOpen = true
    if draft.entry == nil, !draft.isReactorUnknown {
      guard let name = options.reactor else {
        report(
          source.diagnostic(
            "no reactor is chosen", at: range, note: "write '@reactor NAME' first, or run with '-r NAME'"))
        return
      }
      draft.entry = catalog.entry(name)
      if draft.entry == nil { report(unknownReactor(name, at: .none, source)) }
    }
    guard let entry = draft.entry else { return }
    var values: [String: ScriptValue] = [:]
    for argument in draft.arguments { values[argument.label.value] = argument.value.value }
    let rehearsal = entry.rehearse(arguments: values)
    guard check(draft.arguments, against: rehearsal, source) else { return }
    draft.rehearsal = rehearsal
    output(
      .open(
        CaseSetup(
          title: draft.title, entry: entry, arguments: values, tags: draft.tags, isOnly: draft.isOnly,
          expectedFailure: draft.expectedFailure, timeout: draft.timeout, seed: draft.seed,
          redactions: draft.redactions)))
  }

  private func check(
    _ arguments: [LabelledValue], against stage: Stage, _ source: any StatementSource
  ) -> Bool {
    var isGood = true
    for argument in arguments {
      let name = argument.label.value
      let known = stage.arguments.map(\.name)
      if !known.contains(name) {
        isGood = false
        report(
          source.diagnostic(
            "unknown argument '\(name)'", at: argument.label.range,
            note: Suggestion.note(for: name, in: known, heading: "this reactor has")
              ?? "this reactor takes no arguments"))
      } else if let wrong = stage.argumentErrors.first(where: { $0.name == name }) {
        isGood = false
        report(source.diagnostic(wrong.error.text(in: name), at: argument.value.range, note: wrong.error.note))
      }
    }
    return isGood
  }
}

// MARK: Variables and includes

extension ScriptCompiler {
  private func declare(_ name: Located<String>, _ value: ScriptValue, _ source: any StatementSource) {
    var value = value
    if let given = options.variables.last(where: { $0.name == name.value }) {
      overridden.insert(name.value)
      value = (try? ScriptValue(argument: given.value)) ?? .string(given.value)
    }
    variables.declare(
      name.value, value, inCase: isInCase, unused: unusedVariable(name, source))
  }

  private func unusedVariable(_ name: Located<String>, _ source: any StatementSource) -> Diagnostic {
    source.diagnostic(
      "variable '\(name.value)' is never used", at: name.range, note: "use it as ${\(name.value)}, or take it out")
  }

  private func include(
    _ path: Located<String>, _ arguments: [LabelledValue], _ source: any StatementSource
  ) throws(Diagnostic) {
    let name: String
    let content: [UInt8]
    do {
      (name, content) = try files.read(path.value, from: includes.last ?? script)
    } catch {
      throw source.diagnostic(error.message, at: path.range, note: error.note)
    }
    if name == script || includes.contains(name) {
      let chain = ([script ?? "-"] + includes).drop { $0 != name } + [name]
      throw source.diagnostic(
        "this include leads back to itself", at: path.range, note: chain.joined(separator: " -> "))
    }
    let parsed = Script.parse(content, file: name)
    for diagnostic in parsed.diagnostics { report(diagnostic) }
    includes.append(name)
    variables.openInclude(
      arguments.map { argument in
        (
          argument.label.value,
          Variables.Variable(value: argument.value.value, unused: unusedVariable(argument.label, source))
        )
      })
    for statement in parsed.script.statements { compile(statement, from: parsed.source) }
    variables.closeInclude()
    includes.removeLast()
  }
}

// MARK: Steps

extension ScriptCompiler {
  private func step(
    _ kind: Statement.Kind, _ source: any StatementSource, at range: SourceRange
  ) throws(Diagnostic) -> Step {
    let place = Record.Place(line: range.line, file: includes.last)
    switch kind {
    case .wait(let span):
      draft.scriptClock = draft.scriptClock?.advanced(by: .nanoseconds(span.nanoseconds))
      return .wait(.nanoseconds(span.nanoseconds))
    case .until(let instant):
      let target = Instant(nanoseconds: instant.value.nanoseconds)
      if let clock = draft.scriptClock, target < clock {
        throw source.diagnostic(
          "time cannot run backwards", at: instant.range,
          note: "the clock shows \(ScriptDuration(nanoseconds: clock.nanoseconds).text) here")
      }
      draft.scriptClock = target
      return .until(target, place)
    case .idle:
      draft.scriptClock = nil
      return .idle
    case .action(let call): return .act(try prepare(call, source), place)
    case .expect(let expectation): return .expect(try check(expectation, source, at: range, place))
    case .answer(let answer): return try compile(answer, source, at: range, place)
    case .emit(let stream, let value):
      let found = try self.stream(stream, source)
      do {
        _ = try found.prepare(value.value)
      } catch {
        throw source.diagnostic(error.text(in: stream.value), at: value.range, note: error.note)
      }
      return .push(StreamPush(stream: stream.value, value: .value(value.value), place: place))
    case .complete(let stream):
      _ = try self.stream(stream, source)
      return .push(StreamPush(stream: stream.value, value: .complete, place: place))
    default:
      throw source.diagnostic("this statement cannot be played", at: range, note: nil)
    }
  }

  private func prepare(_ call: ActionCall, _ source: any StatementSource) throws(Diagnostic) -> PreparedAction {
    if preparedBy === draft.entry, let known = prepared[call] { return known }
    guard let entry = draft.entry else { throw source.diagnostic("no reactor", at: call.name.range, note: nil) }
    if preparedBy !== entry {
      prepared = [:]
      preparedBy = entry
    }
    do {
      let action = try entry.prepare(call)
      // Few different calls make up a long session; many different ones are not worth keeping.
      if action.isReusable, prepared.count < 1_000 { prepared[call] = action }
      return action
    } catch {
      switch error {
      case .unknownAction(let name, let known):
        throw source.diagnostic(
          "unknown action '\(name)'", at: call.name.range,
          note: Suggestion.note(for: name, in: known.sorted(), heading: "this reactor has"))
      case .badArguments(let message, let note):
        throw source.diagnostic(message, at: call.blamedRange, note: note)
      }
    }
  }

  private func check(
    _ expectation: Expectation, _ source: any StatementSource, at range: SourceRange, _ place: Record.Place
  ) throws(Diagnostic) -> CheckedExpectation {
    guard let entry = draft.entry, let stage = draft.rehearsal else {
      throw source.diagnostic("no reactor", at: range, note: nil)
    }
    do {
      try PathCheck(shape: entry.stateShape, ports: stage.ports.map(\.name)).check(expectation)
    } catch {
      throw source.diagnostic(error.message, at: expectation.blamedRange, note: error.note)
    }
    return CheckedExpectation(expectation, place: place)
  }

  private func compile(
    _ answer: PortAnswer, _ source: any StatementSource, at range: SourceRange, _ place: Record.Place
  ) throws(Diagnostic) -> Step {
    let name = answer.name.value
    if case .fail(let error) = answer.outcome, answer.isPlain, streams.contains(where: { $0.name == name }) {
      return .push(StreamPush(stream: name, value: .fail(error.value.plainText), place: place))
    }
    guard ports.contains(name) else { throw unknownName(answer.name, "port", in: ports, source) }
    let outcome: PortOutcome?
    switch answer.outcome {
    case .reply(let value): outcome = .reply(value.value.json, place)
    case .replyFile(let path): outcome = .reply(try replyFile(path, source), place)
    case .fail(let error): outcome = .failure(error.value.plainText)
    case .hang: outcome = nil
    }
    let text = ScriptFormatter(notation: .lines).text(of: Statement(.answer(answer)))
    return .answer(
      AnswerPlan(
        port: name, outcome: outcome, delay: .nanoseconds(answer.delay?.nanoseconds ?? 0),
        condition: answer.condition?.value.json, call: answer.call, times: answer.times, place: place, text: text))
  }

  private func replyFile(_ path: Located<String>, _ source: any StatementSource) throws(Diagnostic) -> JSONValue {
    do {
      let (name, content) = try files.read(path.value, from: includes.last ?? script)
      do {
        return try JSONValue(parsing: content[...])
      } catch {
        throw ScriptFileError("'\(name)' is no JSON: \(error) (at byte \(error.range.lowerBound))")
      }
    } catch let error as ScriptFileError {
      throw source.diagnostic(error.message, at: path.range, note: error.note)
    } catch {
      throw source.diagnostic("\(error)", at: path.range, note: nil)
    }
  }

  private var ports: [String] { draft.rehearsal?.ports.map(\.name) ?? [] }
  private var streams: [StreamSource] { draft.rehearsal?.streams ?? [] }

  private func stream(_ name: Located<String>, _ source: any StatementSource) throws(Diagnostic) -> StreamSource {
    if let stream = streams.first(where: { $0.name == name.value }) { return stream }
    throw unknownName(name, "stream", in: streams.map(\.name), source)
  }

  private func unknownName(
    _ name: Located<String>, _ kind: String, in known: [String], _ source: any StatementSource
  ) -> Diagnostic {
    source.diagnostic(
      "unknown \(kind) '\(name.value)'", at: name.range,
      note: Suggestion.note(for: name.value, in: known, heading: "this reactor has")
        ?? "this reactor has no \(kind)s")
  }
}

extension ActionCall {
  /// What to underline when the arguments are wrong: the sole one, or the name.
  fileprivate var blamedRange: SourceRange {
    arguments.count == 1 && arguments[0].value.range.line > 0 ? arguments[0].value.range : name.range
  }
}

extension Expectation {
  /// What to underline when the path is wrong.
  fileprivate var blamedRange: SourceRange {
    switch self {
    case .compare(let path, _, _), .exists(let path), .missing(let path), .hole(let path): path.range
    case .contains(let pattern): pattern.range
    }
  }
}

extension PortAnswer {
  /// Whether nothing is said that only a port can be told.
  fileprivate var isPlain: Bool { call == nil && delay == nil && times == nil && condition == nil }
}

extension ScriptValue {
  /// The text of a code or message.
  fileprivate var plainText: String {
    switch self {
    case .word(let text), .string(let text), .number(let text): text
    default: json.text
    }
  }
}
