import ActionScripts
import ExactStrings
import Timelines

extension ScriptCompiler {
  func openTitled(_ title: Located<String>, _ source: any StatementSource) throws(Diagnostic) {
    if cases.haveBegun {
      openIfNeeded(source, at: context.titleRange)
    } else if context.isOpen {
      let opening = context.opening.map { "line \($0.line)" + ($0.file.map { " of '\($0)'" } ?? "") }
      report(
        source.diagnostic(
          "a statement stands before the first '@case'\(opening.map { ", in \($0)" } ?? "")", at: title.range,
          note: "only directives before the first '@case' apply to all cases"))
      context.isOpen = false
      context.scriptClock = .zero
      variables.keepAsFaulty()
    }
    closeCase()
    variables.openCase()
    context = cases.begin(title, after: context)
    if !cases.claim(title: title.value) {
      throw source.diagnostic(
        "a case called '\(title.value)' stands before this one", at: title.range, note: "titles tell cases apart")
    }
  }

  func closeCase() {
    if context.rehearsal != nil, context.isPlayable { output(.close) }
    context.rehearsal = nil
    context.viewRehearsal = nil
  }

  func direct(_ statement: Statement, _ source: any StatementSource) throws(Diagnostic) {
    switch statement.kind {
    case .reactor(let name, let arguments):
      try choose(name, arguments, source)
      context.choiceLine = steps.includes.isEmpty ? statement.range.line : nil
    case .vary(let name, let values): try vary(name, values, statement, source)
    case .redact(let path, let name):
      context.redactions.append(
        PendingRedaction(
          path: path.value, name: name.value, place: steps.place(of: statement.range),
          atPath: source.diagnostic("", at: path.range, note: nil)))
    case .tag(let tag): context.tags.append(tag.value)
    case .only: context.isOnly = true
    case .lenient: context.isLenient = true
    case .expectedFailure(let why):
      try claim("xfail", statement, source)
      context.expectedFailure = why.value
    case .timeout(let span):
      try claim("timeout", statement, source)
      context.timeout = .nanoseconds(span.nanoseconds)
    case .seed(let seed):
      try claim("seed", statement, source)
      context.seed = seed
    default: return
    }
  }

  /// Rejects a directive that stands in this section already.
  private func claim(_ name: String, _ statement: Statement, _ source: any StatementSource) throws(Diagnostic) {
    if context.soleDirectives.insert(ExactString(name)).inserted { return }
    throw source.diagnostic(
      "'@\(name)' stands twice", at: statement.range, note: "a section has one '@\(name)' line")
  }

  func choose(
    _ name: Located<String>, _ arguments: [LabelledValue], _ source: any StatementSource
  ) throws(Diagnostic) {
    if context.choosesReactor {
      throw source.diagnostic(
        "a reactor is chosen already", at: name.range, note: "a section has one '@reactor' line")
    }
    context.choosesReactor = true
    context.arguments = arguments.map { CaseContext.Argument($0, source) }
    context.entry = steps.catalog.entry(name.value)
    context.isReactorUnknown = context.entry == nil
    if context.entry == nil { throw unknownReactor(name.value, at: name.range, source) }
  }

  /// Reads the reactor from outside of the script with its arguments, as '@reactor' takes them.
  func reactor(given text: String) throws(Diagnostic) -> (Located<String>, [LabelledValue], SourceText) {
    let parsed = Script.parse("@reactor \(text)", file: "-r", notation: .lines)
    if let mistake = parsed.diagnostics.first { throw mistake }
    guard parsed.script.statements.count == 1,
      case .reactor(let name, let arguments) = parsed.script.statements[0].kind
    else { throw unknownReactor(text, at: .none, parsed.source) }
    return (name, arguments, parsed.source)
  }

  /// Whether the reactor from outside of the script, or an argument of it, has no use in the case.
  private func overridesGiven(_ rehearsal: Stage) -> Bool {
    guard let given else { return false }
    guard let (name, arguments, _) = try? given.get(), name.value == context.entry?.name else { return true }
    let values = context.argumentValues
    return !arguments.allSatisfy { given in
      guard let argument = rehearsal.arguments.first(where: { $0.name == given.label.value }) else { return false }
      return argument.decode(given.value.value) == values[given.label.value].map(argument.decode)
        ?? argument.defaultValue
    }
  }

  func unknownReactor(_ name: String, at range: SourceRange, _ source: any StatementSource) -> Diagnostic {
    source.diagnostic(
      "unknown reactor '\(name)'", at: range,
      note: Suggestion.note(for: name, in: steps.catalog.names.sorted(), heading: "there are"))
  }

  /// Ends the directives of a case: makes its reactor once to find the ports, streams and arguments that it asks for,
  /// and outputs the case.
  func openIfNeeded(_ source: any StatementSource, at range: SourceRange) {
    if context.isOpen { return }
    context.isOpen = true
    context.opening = steps.place(of: range)
    if context.entry == nil, !context.isReactorUnknown {
      guard let given else {
        // An unreadable line may have chosen a reactor.
        if cases.mayMissStatement { return }
        var mistake = source.diagnostic("no reactor is chosen", at: range, note: nil)
        mistake.note =
          "write \(mistake.isInJSON ? "{\"reactor\":\"NAME\"}" : "'@reactor NAME'") first"
          + (steps.options.acceptsReactor ? ", or run with '-r NAME'" : "")
        return report(mistake)
      }
      do throws(Diagnostic) {
        let (name, arguments, source) = try given.get()
        try choose(name, arguments, source)
      } catch {
        report(error, isShared: true)
      }
    }
    guard let entry = context.entry else { return }
    if steps.explored != nil { steps.explored = Variations() }
    let values = context.argumentValues
    if let line = context.choiceLine { reach(line) }
    let rehearsal = entry.rehearse(arguments: values)
    reach(range.line)
    context.rehearsal = rehearsal
    context.isPlayable = check(context.arguments, against: rehearsal)
    if let obstacle = rehearsal.obstacle {
      context.isPlayable = false
      report(source.diagnostic(entry.cannotBeMade(obstacle), at: range, note: nil))
    }
    let (rules, unfitRules) = openingRules()
    let variations = checkedVariations(of: entry)
    checkRedactions()
    if !context.isPlayable { return }
    output(
      .open(
        CaseSetup(
          outline: CaseOutline(
            title: context.title, reactor: entry.name, tags: context.tags, isOnly: context.isOnly,
            expectedFailure: context.expectedFailure, isLenient: context.isLenient,
            line: context.titleRange.line > 0 ? context.titleRange.line : range.line,
            overridesGiven: overridesGiven(rehearsal)),
          entry: entry, catalog: steps.catalog, arguments: values, timeout: context.timeout, seed: context.seed,
          redactions: context.redactions.map { ($0.rule, $0.place) }, isLenient: context.isLenient,
          variations: variations, unfitRules: unfitRules)))
    for (index, name) in entry.predicates.enumerated() {
      output(.step(.rule(CheckedRule(predicate: index, named: name)), steps.place(of: range)))
    }
    for rule in rules { output(.step(.rule(rule), rule.place ?? steps.place(of: range))) }
  }

  func check(_ arguments: [CaseContext.Argument], against stage: Stage) -> Bool {
    var isGood = true
    for argument in arguments {
      let name = argument.name
      let known = stage.arguments.map(\.name)
      if !known.contains(name) {
        isGood = false
        report(
          argument.atName.saying(
            "unknown argument '\(name)'",
            note: Suggestion.note(for: name, in: known, heading: "this \(context.noun) has")
              ?? "this \(context.noun) takes no arguments"), isShared: true)
      } else if let wrong = stage.argumentErrors.first(where: { $0.name == name }) {
        isGood = false
        report(argument.atValue.saying(wrong.error.text(in: name), note: wrong.error.note), isShared: true)
      }
    }
    return isGood
  }
}
