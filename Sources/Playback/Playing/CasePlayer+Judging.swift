import ActionScripts
import ExactStrings
import JSONValues
import Timelines
import VirtualTime

extension CasePlayer {
  func push(_ push: StreamPush) {
    guard let source = stage.streams.first(where: { $0.name == push.stream }) else { return }
    switch push.value {
    case .value(let value):
      do {
        let send = try source.prepare(value)
        tell(.emit(stream: push.stream, push: .value(value.json)), as: push.site.place)
        send()
      } catch {
        stop(for: push.site.mistake(error.text(in: push.stream), note: error.note))
      }
    case .complete:
      tell(.emit(stream: push.stream, push: .complete), as: push.site.place)
      source.end(nil)
    case .fail(let message):
      tell(.emit(stream: push.stream, push: .fail(message)), as: push.site.place)
      source.end(StreamError(message: message))
    }
  }

  var snapshot: CaseSnapshot {
    CaseSnapshot(
      state: state.tree, history: history, time: now, inFlight: workInFlight,
      surroundings: { [unowned self] in $0 == "view" ? openViewDriver()?.tree : target?.stub },
      holdsPredicate: { [unowned self] in target?.holds(predicate: $0) ?? true },
      shownName: { [unowned self] in viewDriver?.shownName(of: $0) ?? Path($0).text })
  }

  func capture(_ name: String, _ path: CheckedExpectation, _ site: ScriptSite) {
    guard let value = path.check(snapshot).actual else {
      return stop(for: site.mistake("there is nothing for variable '\(name)' here"))
    }
    captured[name] = ScriptValue(value)
  }

  func check(_ expectation: CheckedExpectation) {
    let snapshot = snapshot
    let result = expectation.check(snapshot)
    if result.isMet, expectation.isAboutInFlight { inFlightWasExpected = true }
    let shown = expectation.shown(finding: result.actual, in: snapshot, hiding: redaction)
    let actual: JSONValue? = result.isMet ? nil : shown.actual ?? .null
    tell(.expect(ok: result.isMet, text: shown.text, actual: actual), as: expectation.place)
    if result.isMet { return }
    // A hole is not filled with a redacted value: the script would show it.
    if case .hole = expectation.expectation {
      let isShown = shown.actual == result.actual
      fail(
        isShown ? .hole(shown.text, actual: result.actual) : .hiddenHole(shown.text), at: now, place: expectation.place)
    } else {
      fail(.expectation(shown.text, actual: shown.actual), at: now, place: expectation.place)
    }
  }

  func judge() {
    // Where playing stops early, an unused answer is no failure.
    if options.until != nil { return }
    judgeRulesAtEnd()
    if setup.isLenient { return judgeWhatNeverEnds() }
    for answer in stage.unspentAnswers {
      var failure = failure(
        .unusedAnswer(
          answer.statement.text(hiding: redaction), timesLeft: answer.timesLeft, obstacle: answer.obstacle.map(text)),
        at: now, place: answer.site.place)
      failure.diagnostic = answer.site.mistake(
        failure.description, note: "take it out, or let the \(setup.entry.kind.noun) ask for it")
      failures.append(failure)
    }
    judgeWhatWaits()
  }

  /// Reports the calls and effects that are left. An effect that waits for a call is in flight because of the call, so
  /// only the call is reported.
  private func judgeWhatWaits() {
    let effects = target?.runningEffects ?? []
    var others = effects
    var explained: Set<WorkCause> = []
    for call in stage.callsInFlight {
      if explained.insert(call.cause).inserted, let index = others.firstIndex(where: { $0.isFor(call.cause) }) {
        others.remove(at: index)
      }
      // The script has expected this call, or the effect that waits for it.
      if call.isMeantToHang || inFlightWasExpected { continue }
      var hiding = redaction
      let request = hiding?.redact(value: call.request) ?? call.request
      fail(
        .unanswered("\(call.name) \(request.text)", action: call.cause.name, line: call.answeringLine()), at: call.time,
        place: place(of: call.cause))
    }
    if inFlightWasExpected { return }
    others.removeAll { effect in
      guard let work = clock.realTimeWork.last(where: { effect.isFor($0.cause) }) else { return false }
      fail(.outOfReach(work.place.name, action: effect.action), at: now, place: place(of: work.cause))
      return true
    }
    if others.isEmpty { return }
    fail(
      .inFlight(others.count, begunBy: others.compactMap(\.action)), at: now,
      place: others[0].cause.flatMap(place))
  }

  /// Reports the effects that nothing can end any more: no work is scheduled, no call is open, no stream has a
  /// subscriber.
  private func judgeWhatNeverEnds() {
    let effects = target?.runningEffects ?? []
    if effects.isEmpty || inFlightWasExpected || clock.nextDue != nil || stage.mayStillAct { return }
    fail(
      .inFlight(effects.count, begunBy: effects.compactMap(\.action)), at: now, place: effects[0].cause.flatMap(place))
  }

  /// The amount of work in flight: the effects of actions, and the calls that wait for none of these effects, such as
  /// those that a transform has made.
  var workInFlight: Int {
    let effects = target?.effectsInFlight ?? 0
    let causes = stage.causesOfOpenCalls
    if causes.isEmpty { return effects }
    let running = target?.runningEffects ?? []
    return effects + causes.count { cause in !running.contains { $0.isFor(cause) } }
  }

  private func text(of obstacle: Obstacle) -> String {
    switch obstacle {
    case .early(let call): return "\(call) was made above it"
    case .number(let call): return "the last call was \(call)"
    case .request(let request, let call):
      var hiding = redaction
      return "\(call) asked for \((hiding?.redact(value: request) ?? request).text)"
    case .answer(let statement, let place, let call):
      let line = place.file.map { "\(place.text(in: $0))" } ?? "line \(place.line)"
      return "'\(statement.text(hiding: redaction))' (\(line)) answered \(call)"
    }
  }
}
