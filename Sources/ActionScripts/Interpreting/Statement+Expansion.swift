import ExactStrings

/// Returns the value of a variable; nil for an unknown one.
private typealias Lookup = (String) -> ScriptValue?

extension Statement {
  /// Returns the statement with the variables of its values replaced; names, labels, paths, titles and file names have
  /// no variables.
  ///
  /// - Parameters:
  ///   - variables: Returns the value of a name; nil for an unknown one. A name whose value is a variable stays.
  ///   - used: The set to which replaced names are added.
  package func expanded(
    variables: (String) -> ScriptValue?, used: inout Set<ExactString>
  ) throws(VariableError) -> Statement {
    var result = self
    switch kind {
    case .action(let call):
      if call.arguments.isEmpty, case .number = call.times { return self }
      result.kind = .action(try call.expanded(variables, &used))
    case .reactor(let name, let arguments):
      result.kind = .reactor(name, arguments: try arguments.expanded(variables, &used))
    case .include(let file, let arguments):
      result.kind = .include(file, arguments: try arguments.expanded(variables, &used))
    case .variable(let name, let value): result.kind = .variable(name, try value.expanded(variables, &used))
    case .vary(let name, let values): result.kind = .vary(name, try values.expanded(variables, &used))
    case .choices(let choices): result.kind = .choices(try choices.expanded(variables, &used))
    case .expect(let expectation): result.kind = .expect(try expectation.expanded(variables, &used))
    case .rule(let rule): result.kind = .rule(try rule.expanded(variables, &used, at: range))
    case .answer(let answer) where !answer.mayHoldVariables: return self
    case .answer(var answer):
      answer.delay = try answer.delay?.expanded(variables, &used, at: range)
      result.kind = .answer(try answer.expanded(variables, &used))
    case .emit(let stream, let value): result.kind = .emit(stream: stream, try value.expanded(variables, &used))
    case .gesture(let control, let call):
      result.kind = .gesture(control: control, try call.expanded(variables, &used))
    case .stubState(let state): result.kind = .stubState(try state.expanded(variables, &used))
    case .timeout(let span): result.kind = .timeout(try span.expanded(variables, &used, at: range))
    case .wait(let span): result.kind = .wait(try span.expanded(variables, &used, at: range))
    case .until(let instant):
      result.kind = .until(Located(try instant.value.expanded(variables, &used, at: instant.range), instant.range))
    case .comment, .caseTitle, .capture, .each, .redact, .tag, .only, .lenient, .expectedFailure, .seed, .goldenNone,
      .idle,
      .complete, .view,
      .stub:
      break
    }
    return result
  }

  /// The names of the variables in its values.
  package var usedVariables: Set<ExactString> {
    var used: Set<ExactString> = []
    _ = try? expanded(variables: { .variable($0) }, used: &used)
    return used
  }
}

extension ScriptDuration {
  fileprivate func expanded(
    _ variables: Lookup, _ used: inout Set<ExactString>, at range: SourceRange
  ) throws(VariableError) -> ScriptDuration {
    guard let variable else { return self }
    guard let value = variables(variable) else { throw VariableError(name: variable, range: range) }
    used.insert(variable)
    if case .variable = value { return self }
    if case .string(let text) = value, let duration = try? ScriptDuration(parsing: text) { return duration }
    throw VariableError(name: variable, range: range, unsuitableAs: .duration)
  }
}

extension ScriptCount {
  fileprivate func expanded(_ variables: Lookup, _ used: inout Set<ExactString>) throws(VariableError) -> Self {
    guard case .variable(let variable) = self else { return self }
    guard let value = variables(variable.value) else {
      throw VariableError(name: variable.value, range: variable.range)
    }
    used.insert(variable.value)
    if case .variable = value { return self }
    if let number = Int(value.json.text), number > 0 { return ScriptCount(number) }
    throw VariableError(name: variable.value, range: variable.range, unsuitableAs: .count)
  }
}

extension Located<ScriptValue> {
  fileprivate func expanded(_ variables: Lookup, _ used: inout Set<ExactString>) throws(VariableError) -> Self {
    do {
      return Located(try value.expanded(variables: variables, used: &used), range)
    } catch {
      throw VariableError(name: error.name, range: range)
    }
  }
}

extension ActionCall {
  fileprivate func expanded(_ variables: Lookup, _ used: inout Set<ExactString>) throws(VariableError) -> Self {
    var result = self
    for index in arguments.indices {
      result.arguments[index].value = try arguments[index].value.expanded(variables, &used)
    }
    result.times = try times.expanded(variables, &used)
    return result
  }
}

extension [Located<ScriptValue>] {
  fileprivate func expanded(_ variables: Lookup, _ used: inout Set<ExactString>) throws(VariableError) -> Self {
    try map { value throws(VariableError) in try value.expanded(variables, &used) }
  }
}

extension PortChoices {
  fileprivate func expanded(_ variables: Lookup, _ used: inout Set<ExactString>) throws(VariableError) -> Self {
    var result = self
    for index in choices.indices {
      switch choices[index] {
      case .reply(let value): result.choices[index] = .reply(try value?.expanded(variables, &used))
      case .fail(let value): result.choices[index] = .fail(try value?.expanded(variables, &used))
      case .replyFile, .hang: break
      }
    }
    return result
  }
}

extension [LabelledValue] {
  fileprivate func expanded(_ variables: Lookup, _ used: inout Set<ExactString>) throws(VariableError) -> Self {
    try map { value throws(VariableError) in LabelledValue(value.label, try value.value.expanded(variables, &used)) }
  }
}

extension Expectation {
  fileprivate func expanded(_ variables: Lookup, _ used: inout Set<ExactString>) throws(VariableError) -> Self {
    switch self {
    case .compare(let path, let comparison, let value):
      .compare(path, comparison, try value.expanded(variables, &used))
    case .contains(let pattern): .contains(try pattern.expanded(variables, &used))
    case .exists, .missing, .unique, .hole: self
    }
  }
}

extension Rule {
  fileprivate func expanded(
    _ variables: Lookup, _ used: inout Set<ExactString>, at range: SourceRange
  ) throws(VariableError) -> Rule {
    Rule(
      kind, try condition.expanded(variables, &used), when: try premise?.expanded(variables, &used),
      within: try span?.expanded(variables, &used, at: range))
  }
}

extension Condition {
  fileprivate func expanded(_ variables: Lookup, _ used: inout Set<ExactString>) throws(VariableError) -> Self {
    Condition(
      try alternatives.map { alternative throws(VariableError) in
        try alternative.map { expectation throws(VariableError) in try expectation.expanded(variables, &used) }
      })
  }
}

extension PortAnswer {
  fileprivate var mayHoldVariables: Bool {
    if delay != nil || condition != nil || times != nil { return true }
    return switch outcome {
    case .reply(let value), .fail(let value): value.value.mayHoldVariables
    case .replyFile, .hang: false
    }
  }

  fileprivate func expanded(_ variables: Lookup, _ used: inout Set<ExactString>) throws(VariableError) -> Self {
    var result = self
    switch outcome {
    case .reply(let value): result.outcome = .reply(try value.expanded(variables, &used))
    case .fail(let value): result.outcome = .fail(try value.expanded(variables, &used))
    case .replyFile, .hang: break
    }
    result.condition = try condition?.expanded(variables, &used)
    result.times = try times?.expanded(variables, &used)
    return result
  }
}
