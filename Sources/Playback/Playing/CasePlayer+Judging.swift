import ActionScripts
import ExactStrings
import JSONValues
import Timelines
import VirtualTime

extension CasePlayer {
  func judge() {
    // Where playing stops early, an unused answer is no failure.
    if options.until != nil { return }
    judgeRulesAtEnd()
    if setup.isLenient { return judgeWhatNeverEnds() }
    for answer in stage.unspentAnswers() {
      let plan = answer.plan
      var failure = CaseFailure.unusedAnswer(
        plan.statement.text(hiding: redaction), timesLeft: answer.timesLeft,
        obstacle: answer.obstacle.map { text(of: $0, for: plan.statement.name.value) })
      failure.diagnostic = plan.site.mistake(
        failure.description, note: "take it out, or let the \(setup.entry.kind.noun) ask for it")
      fail(failure, at: now, place: plan.site.place)
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
      let place = place(of: call.cause)
      fail(
        .unanswered(
          "\(call.name) \(redacted(call.request).text)", action: call.cause.name, line: call.answeringLine(),
          hasPlace: place != nil),
        at: call.time, place: place)
    }
    if inFlightWasExpected { return }
    others.removeAll { effect in
      guard let work = clock.realTimeWork.last(where: { effect.isFor($0.cause) }) else { return false }
      fail(.outOfReach(work.place.name, action: effect.action), at: now, place: place(of: work.cause))
      return true
    }
    failInFlight(others)
  }

  /// Reports the effects that nothing can end any more: no work is scheduled, no call is open, no stream has a
  /// subscriber.
  private func judgeWhatNeverEnds() {
    let effects = target?.runningEffects ?? []
    if inFlightWasExpected || clock.nextDue != nil || stage.mayStillAct { return }
    failInFlight(effects)
  }

  private func failInFlight(_ effects: [OpenEffect]) {
    guard let first = effects.first else { return }
    fail(
      .inFlight(effects.count, begunBy: effects.compactMap(\.action), of: workInFlight), at: now,
      place: first.cause.flatMap(place))
  }

  /// Returns a request as the timeline shows it.
  func redacted(_ request: JSONValue) -> JSONValue {
    var hiding = redaction
    return hiding?.redact(value: request) ?? request
  }

  /// Returns a state as the timeline shows it.
  func redacted(state: JSONValue) -> JSONValue {
    var hiding = redaction
    return hiding?.redact(state: state) ?? state
  }

  private func text(of obstacle: Obstacle, for port: String) -> String {
    switch obstacle {
    case .early(let call): return "\(port)#\(call) was made above it"
    case .number(let call): return "the last call was \(port)#\(call)"
    case .request(let request, let call):
      return "\(port)#\(call) asked for \(redacted(request).text)"
    case .answer(let statement, let place, let call):
      let line = place.file.map { "\(place.text(in: $0))" } ?? "line \(place.line)"
      return "'\(statement.text(hiding: redaction))' (\(line)) answered \(port)#\(call)"
    }
  }
}
