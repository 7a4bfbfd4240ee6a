import ActionScripts
import ExactStrings
import Timelines

extension ScriptCompiler {
  func openTitled(_ title: Located<String>, _ source: any StatementSource) throws(Diagnostic) {
    if isInCase {
      openIfNeeded(source, at: draft.titleRange)
    } else if draft.isOpen {
      report(
        source.diagnostic(
          "statements stand before the first '@case'", at: title.range,
          note: "only directives before the first '@case' apply to all cases"))
      draft.isOpen = false
      draft.scriptClock = .zero
    }
    closeCase()
    if !isInCase { fileDefaults = draft }
    isInCase = true
    variables.openCase()
    draft = fileDefaults
    draft.choosesReactor = false
    draft.title = title.value
    draft.titleRange = title.range
    if !titles.insert(ExactString(title.value)).inserted {
      throw source.diagnostic(
        "a case called '\(title.value)' stands before this one", at: title.range, note: "titles tell cases apart")
    }
  }

  func closeCase() {
    if draft.rehearsal != nil, draft.isPlayable { output(.close) }
    draft.rehearsal = nil
    draft.viewRehearsal = nil
  }

  func direct(_ statement: Statement, _ source: any StatementSource) throws(Diagnostic) {
    switch statement.kind {
    case .reactor(let name, let arguments): try choose(name, arguments, source)
    case .vary(let name, let values): try vary(name, values, statement, source)
    case .redact(let path, let name):
      let pattern = StatePath(path.value.segments.map { $0 == "*" ? .any : .key($0) })
      draft.redactions.append(Redaction.Rule(pattern, as: name.value))
    case .tag(let tag): draft.tags.append(tag.value)
    case .only: draft.isOnly = true
    case .lenient: draft.isLenient = true
    case .expectedFailure(let why): draft.expectedFailure = why.value
    case .timeout(let span): draft.timeout = .nanoseconds(span.nanoseconds)
    case .seed(let seed): draft.seed = seed
    default: return
    }
  }

  func choose(
    _ name: Located<String>, _ arguments: [LabelledValue], _ source: any StatementSource
  ) throws(Diagnostic) {
    if draft.choosesReactor {
      throw source.diagnostic(
        "a reactor is chosen already", at: name.range, note: "a section has one '@reactor' line")
    }
    draft.choosesReactor = true
    draft.arguments = arguments.map { CaseDraft.Argument($0, source) }
    draft.entry = steps.catalog.entry(name.value)
    draft.isReactorUnknown = draft.entry == nil
    if draft.entry == nil { throw unknownReactor(name.value, at: name.range, source) }
  }

  func unknownReactor(_ name: String, at range: SourceRange, _ source: any StatementSource) -> Diagnostic {
    source.diagnostic(
      "unknown reactor '\(name)'", at: range,
      note: Suggestion.note(for: name, in: steps.catalog.names.sorted(), heading: "there are"))
  }

  /// Ends the directives of a case: makes its reactor once to see what it asks for, and outputs the case.
  func openIfNeeded(_ source: any StatementSource, at range: SourceRange) {
    if draft.isOpen { return }
    draft.isOpen = true
    if draft.entry == nil, !draft.isReactorUnknown {
      guard let name = steps.options.reactor else {
        // An unreadable line may have chosen a reactor.
        if sawUnreadableLine { return }
        report(
          source.diagnostic(
            "no reactor is chosen", at: range, note: "write '@reactor NAME' first, or run with '-r NAME'"))
        return
      }
      draft.entry = steps.catalog.entry(name)
      if draft.entry == nil { report(unknownReactor(name, at: .none, source)) }
    }
    guard let entry = draft.entry else { return }
    if steps.explored != nil { steps.explored = Variations() }
    let values = draft.argumentValues
    let rehearsal = entry.rehearse(arguments: values)
    draft.rehearsal = rehearsal
    draft.isPlayable = check(draft.arguments, against: rehearsal)
    if let obstacle = rehearsal.obstacle {
      draft.isPlayable = false
      report(source.diagnostic(entry.cannotBeMade(obstacle), at: range, note: nil))
    }
    let (rules, unfitRules) = openingRules()
    let variations = checkedVariations(of: entry)
    if !draft.isPlayable { return }
    output(
      .open(
        CaseSetup(
          outline: CaseOutline(
            title: draft.title, reactor: entry.name, tags: draft.tags, isOnly: draft.isOnly,
            expectedFailure: draft.expectedFailure, isLenient: draft.isLenient,
            line: draft.titleRange.line > 0 ? draft.titleRange.line : range.line),
          entry: entry, catalog: steps.catalog, arguments: values, timeout: draft.timeout, seed: draft.seed,
          redactions: draft.redactions, isLenient: draft.isLenient,
          variations: variations, unfitRules: unfitRules)))
    for (index, name) in entry.predicates.enumerated() {
      output(.step(.rule(CheckedRule(predicate: index, named: name)), steps.place(of: range)))
    }
    for rule in rules { output(.step(.rule(rule), rule.place ?? steps.place(of: range))) }
  }

  func check(_ arguments: [CaseDraft.Argument], against stage: Stage) -> Bool {
    var isGood = true
    for argument in arguments {
      let name = argument.name
      let known = stage.arguments.map(\.name)
      if !known.contains(name) {
        isGood = false
        report(
          argument.atName.saying(
            "unknown argument '\(name)'",
            note: Suggestion.note(for: name, in: known, heading: "this \(draft.noun) has")
              ?? "this \(draft.noun) takes no arguments"))
      } else if let wrong = stage.argumentErrors.first(where: { $0.name == name }) {
        isGood = false
        report(argument.atValue.saying(wrong.error.text(in: name), note: wrong.error.note))
      }
    }
    return isGood
  }
}
