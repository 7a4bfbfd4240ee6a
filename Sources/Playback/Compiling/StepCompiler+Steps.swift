import ActionScripts
import ExactStrings
import JSONValues
import Timelines

extension StepCompiler {
  /// Compiles a statement of a case that has begun.
  /// - Returns: The compiled step; nil if there is nothing to play.
  mutating func step(
    _ kind: Statement.Kind, _ source: any StatementSource, at range: SourceRange, _ place: Record.Place
  ) throws(Diagnostic) -> Step? {
    if kind.asksReactor { try checkNotDropped(source, at: range) }
    switch kind {
    case .wait(let span):
      let duration = Duration.nanoseconds(span.nanoseconds)
      guard let clock = context.scriptClock else {
        return .waitBehindIdle(duration, site(place, source, at: range))
      }
      if let end = clock.endOfTime(within: duration) {
        throw source.diagnostic(end.message, at: range, note: end.note)
      }
      context.scriptClock = clock.advanced(by: duration)
      return .wait(duration)
    case .until(let instant):
      let target = Instant(nanoseconds: instant.value.nanoseconds)
      if let clock = context.scriptClock, target < clock {
        throw source.diagnostic(
          "time cannot run backwards", at: instant.range,
          note: "the clock shows \(ScriptDuration(nanoseconds: clock.nanoseconds).text) here")
      }
      context.scriptClock = target
      return .until(target, site(place, source, at: instant.range))
    case .idle:
      context.scriptClock = nil
      return .idle
    case .action(let call):
      do {
        return call.times.number == 1 ? .act(try prepare(call, source)) : try again(call, source)
      } catch {
        guard let line = nestedLine(call, source, place) else { throw error }
        return .actNested(line, times: call.times.number)
      }
    case .expect(let expectation): return .expect(try check(expectation, source, at: range, place))
    case .rule(let rule): return .rule(try check(rule, source, at: range, place))
    case .answer(let answer): return try compile(answer, source, at: range, place)
    case .emit(let stream, let value):
      let found = try self.stream(stream, source)
      do {
        _ = try found.prepare(value.value)
      } catch {
        throw source.diagnostic(error.text(in: stream.value), at: value.range, note: error.note)
      }
      let site = site(place, source, at: value.range)
      return .push(StreamPush(stream: stream.value, value: .value(value.value), site: site))
    case .complete(let stream):
      _ = try self.stream(stream, source)
      return .push(StreamPush(stream: stream.value, value: .complete, site: site(place, source, at: range)))
    case .view(let command): return try compile(command, source, at: range)
    case .gesture(let control, let call): return try compile(gesture: call, of: control, source, place)
    case .stub(let isOn):
      try checkHasStub(source, at: range)
      return .stub(isOn)
    case .stubState(let value): return try compile(stubState: value, source, place)
    case .choices(let choices): return try compile(choices, source, at: range, place)
    case .comment, .caseTitle, .reactor, .variable, .capture, .each, .vary, .include, .redact, .tag, .only, .lenient,
      .expectedFailure, .timeout, .seed, .goldenNone:
      return nil
    }
  }

  private mutating func again(_ call: ActionCall, _ source: any StatementSource) throws(Diagnostic) -> Step {
    var (once, actions) = (call, [PreparedAction]())
    once.times = ScriptCount(1)
    do {
      // A reusable action is the same each time.
      repeat {
        actions.append(try prepare(once, source))
      } while actions.count < call.times.number && !actions[0].isReusable
    } catch {
      throw quoting(error, once, "x\(call.times.number)", source)
    }
    return .actAgain(actions, times: call.times.number)
  }

  /// Returns the error with a hint to quote the number of times, if the action can be made with it as a text.
  private mutating func quoting(
    _ error: Diagnostic, _ once: ActionCall, _ times: String, _ source: any StatementSource
  ) -> Diagnostic {
    var (error, withText) = (error, once)
    withText.arguments.append(ActionCall.Argument(Located(.string(times), once.name.range)))
    guard (try? prepare(withText, source)) != nil else { return error }
    error.note = (error.note.map { $0 + "; " } ?? "") + "write \"\(times)\" for the text"
    return error
  }

  mutating func prepare(_ call: ActionCall, _ source: any StatementSource) throws(Diagnostic) -> PreparedAction {
    let entry = context.openedEntry
    if let known = prepared.action(of: call, for: entry) { return known }
    do {
      let action = try entry.prepare(call)
      if options.isForMutants { action.call = call }
      prepared.keep(action, of: call, for: entry)
      return action
    } catch {
      throw diagnostic(of: error, in: call, source)
    }
  }

  /// Rejects an action that the reactor or store does not have, whatever its values are.
  func checkName(of call: ActionCall, _ source: any StatementSource, _ place: Record.Place) throws(Diagnostic) {
    do {
      _ = try context.entry?.prepare(call)
    } catch {
      guard case .unknownAction = error, nestedLine(call, source, place) == nil else { return }
      throw diagnostic(of: error, in: call, source)
    }
  }

  private func diagnostic(
    of error: ActionDecodingError, in call: ActionCall, _ source: any StatementSource
  ) -> Diagnostic {
    switch error {
    case .unknownAction(let name, let known):
      // In a name with dots, the first part is the action.
      let note = Suggestion.note(
        for: String(name.prefix(before: ".")), in: known.sorted(), heading: "this \(context.noun) has")
      var mistake = source.diagnostic("unknown action '\(name)'", at: call.name.range, note: note)
      if let meant = call.meantInstead(known, inJSON: mistake.isInJSON) {
        mistake.note = meant
      } else if !mistake.isInJSON, StatementForm.directives.contains(name) {
        mistake.note = note.map { "did you mean '@\(name)'? \($0)" }
      } else if call.isCoded, Suggestion.closest(to: name, in: known) == nil,
        let key = Suggestion.closest(to: name, in: StatementForm.mainKeys)
      {
        mistake.note = note.map { "did you mean the key '\(key)'? \($0)" }
      }
      return mistake
    case .badArguments(let message, let note, let part):
      return source.diagnostic(message, at: call.range(of: part), note: note)
    case .badName(let message, let note):
      return source.diagnostic(message, at: call.name.range, note: note)
    }
  }

  /// Returns the line of an action whose name begins with the path of a possible reactor, or of another place in the
  /// state; nil for other names. At another place the player reports that there is no reactor.
  private func nestedLine(
    _ call: ActionCall, _ source: any StatementSource, _ place: Record.Place
  ) -> NestedLine? {
    guard let path = try? Path(parsing: call.name.value), path.segments.count > 1,
      context.stateShape.mayLeadToReactor(path.segments.dropLast()) || context.mayBePlaceInState(path)
    else { return nil }
    var own = call
    own.name = Located(path.segments[path.segments.count - 1], call.name.range)
    return NestedLine(
      path: Path(path.segments.dropLast()), call: own, nameSite: site(place, source, at: call.name.range),
      site: site(place, source, at: call.blamedRange))
  }

  mutating func check(
    _ expectation: Expectation, _ source: any StatementSource, at range: SourceRange, _ place: Record.Place
  ) throws(Diagnostic) -> CheckedExpectation {
    let paths = try pathCheck(of: expectation, source)
    var blamed = expectation.blamedRange
    do {
      let shape = try paths.checkPath(of: expectation)
      if case .compare(_, _, let value) = expectation { blamed = value.range }
      try paths.checkValue(of: expectation, against: shape)
    } catch {
      throw source.diagnostic(error.message, at: blamed, note: error.note)
    }
    return CheckedExpectation(expectation, place: place)
  }

  /// Returns the check of the path of an expectation.
  mutating func pathCheck(
    of expectation: Expectation, _ source: any StatementSource
  ) throws(Diagnostic) -> PathCheck {
    let segments = expectation.path?.segments ?? []
    let isOfNamed = segments.starts(with: ["$calls"]) || segments.starts(with: ["$notes"])
    let named = isOfNamed ? segments.dropFirst().first : nil
    let entry = context.openedEntry
    let stage = stage(with: named)
    var surroundings: StateShape?
    if let path = expectation.path, let name = path.segments.first, context.stateShape.lacksField(name) {
      surroundings = try self.surroundings(of: path, source, at: expectation.blamedRange)
    }
    return PathCheck(
      shape: context.stateShape, ports: stage?.ports.map(\.name) ?? [], notes: stage?.outlets ?? [],
      mutations: entry.mutationNames, pulses: entry.pulsePaths, noun: entry.kind.noun, surroundings: surroundings)
  }

  /// Returns the port of a name; nil if there is none.
  mutating func port(_ name: String) -> PortResponder? { stage(with: name)?.ports.first { $0.name == name } }

  /// Returns the port that a statement names; nil for the port of the web, which exists even if no reactor asks for it.
  mutating func port(_ name: Located<String>, _ source: any StatementSource) throws(Diagnostic) -> PortResponder? {
    if let port = port(name.value) { return port }
    if name.value == Stage.webPort { return nil }
    throw unknownName(name, "port", in: stage(with: name.value)?.ports.map(\.name) ?? [], source)
  }

  /// Returns the stream of a name; nil if there is none.
  mutating func stream(_ name: String) -> StreamSource? { stage(with: name)?.streams.first { $0.name == name } }

  /// Returns the stream that a statement names.
  mutating func stream(_ name: Located<String>, _ source: any StatementSource) throws(Diagnostic) -> StreamSource {
    if let stream = stream(name.value) { return stream }
    throw unknownName(name, "stream", in: stage(with: name.value)?.streams.map(\.name) ?? [], source)
  }

  mutating func unknownName(
    _ name: Located<String>, _ kind: String, in known: [String], _ source: any StatementSource
  ) -> Diagnostic {
    if kind == "port", stream(name.value) != nil {
      return source.diagnostic(
        "'\(name.value)' is a stream", at: name.range, note: "a stream can emit, complete, fail, without options")
    }
    if kind == "stream", port(name.value) != nil {
      return source.diagnostic("'\(name.value)' is a port", at: name.range, note: "a port can reply, fail, hang")
    }
    return source.diagnostic(
      "unknown \(kind) '\(name.value)'", at: name.range,
      note: Suggestion.note(for: name.value, in: known, heading: "this \(context.noun) has")
        ?? "this \(context.noun) has no \(kind)s")
  }
}

extension ActionCall {
  /// The range to underline when the arguments are wrong: the sole argument, or the name.
  var blamedRange: SourceRange {
    arguments.count == 1 && arguments[0].value.range.line > 0 ? arguments[0].value.range : name.range
  }

  /// The range to underline when a part of the arguments is wrong.
  fileprivate func range(of part: ActionDecodingError.Part?) -> SourceRange {
    let found: SourceRange? =
      switch part {
      case .label(let label): arguments.lazy.compactMap(\.label).first { $0.value == label }?.range
      case .value(let label): arguments.first { $0.label?.value == label }?.value.range
      case .surplus(let index): arguments.filter { $0.label == nil }.dropFirst(index).first?.value.range
      case nil: nil
      }
    return found.flatMap { $0.line > 0 ? $0 : nil } ?? blamedRange
  }
}

extension Expectation {
  /// The range to underline when the path is wrong.
  var blamedRange: SourceRange {
    if case .contains(let pattern) = self { pattern.range } else { locatedPath?.range ?? .none }
  }
}

extension Statement.Kind {
  /// Whether the statement needs the reactor, the store or the view to exist.
  fileprivate var asksReactor: Bool {
    switch self {
    case .action, .view, .gesture, .stub, .stubState: true
    default: false
    }
  }
}
