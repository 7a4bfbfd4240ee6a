import ActionScripts
import JSONValues
import Timelines

extension CasePlayer {
  func push(_ push: StreamPush) {
    guard let source = stage.streams.first(where: { $0.name == push.stream }) else { return }
    switch push.value {
    case .value(let value):
      do {
        let send = try source.prepare(value)
        tell(.emit(place: push.blame.place, stream: push.stream, push: .value(value.json)))
        send()
      } catch {
        stop(for: PlayMistake(error.text(in: push.stream), note: error.note, blame: push.blame))
      }
    case .complete:
      tell(.emit(place: push.blame.place, stream: push.stream, push: .complete))
      source.end(nil)
    case .fail(let message):
      tell(.emit(place: push.blame.place, stream: push.stream, push: .fail(message)))
      source.end(StreamError(message: message))
    }
  }

  func check(_ expectation: CheckedExpectation) {
    let seen = Seen(
      state: stateTree, history: history, time: now, inFlight: target?.effectsInFlight ?? 0,
      surroundings: { [unowned self] in $0 == "view" ? openViewDesk()?.tree : target?.stub },
      shownName: { [unowned self] in viewDesk?.shownName(of: $0) ?? Path($0).text })
    let result = expectation.check(seen)
    if result.isMet, expectation.isAboutInFlight { inFlightWasExpected = true }
    let shown = expectation.shown(finding: result.actual, in: seen, hiding: redaction)
    let actual: JSONValue? = result.isMet ? nil : shown.actual ?? .null
    tell(.expect(place: expectation.place, ok: result.isMet, text: shown.text, actual: actual))
    if result.isMet { return }
    // A hole is not filled with what is hidden: the script would show it.
    if case .hole = expectation.expectation {
      let isShown = shown.actual == result.actual
      fail(
        isShown ? .hole(shown.text, actual: result.actual) : .hiddenHole(shown.text), at: now, place: expectation.place)
    } else {
      fail(.expectation(shown.text, actual: shown.actual), at: now, place: expectation.place)
    }
  }

  func judge() {
    // Where playing stops before the end, nothing can be said of what was left.
    if options.until != nil { return }
    for port in stage.usedDesks {
      for answer in port.answers where !answer.isSpent {
        let text = answer.statement.text(hiding: redaction)
        let failure = CaseFailure(
          reason: .unusedAnswer(text, timesLeft: answer.timesLeft), at: now, place: answer.blame.place,
          blame: answer.blame, noun: setup.entry.kind.noun)
        failures.append(failure)
      }
    }
    let inFlight = target?.effectsInFlight ?? 0
    if inFlight > 0, !inFlightWasExpected { fail(.inFlight(inFlight, begunBy: target?.actionsInFlight ?? []), at: now) }
  }
}
