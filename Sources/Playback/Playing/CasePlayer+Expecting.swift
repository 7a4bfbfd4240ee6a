import ActionScripts
import ExactStrings
import JSONValues
import Timelines
import VirtualTime

extension CasePlayer {
  /// The data that an expectation looks at now.
  var snapshot: CaseSnapshot {
    CaseSnapshot(
      state: state.tree, history: history, time: now, inFlight: workInFlight,
      pulsePaths: { [unowned self] in setup.entry.pulsePaths },
      surroundings: { [unowned self] in $0 == "view" ? openViewDriver()?.tree : target?.stub },
      holdsPredicate: { [unowned self] in target?.holds(predicate: $0) ?? true },
      shownName: { [unowned self] in viewDriver?.shownName(of: $0) ?? Path($0).text })
  }

  /// Looks up the value of a variable.
  func capture(_ name: String, _ path: CheckedExpectation, _ site: ScriptSite) {
    let snapshot = snapshot
    guard let value = path.check(snapshot).actual else {
      return stop(for: site.mistake("there is nothing for variable '\(name)' here"))
    }
    captured[name] = ScriptValue(value)
    capturedAsShown[name] = ScriptValue(path.shown(finding: value, in: snapshot, hiding: redaction).actual ?? value)
  }

  /// Plays a step with the values that were looked up so far. Its frames and its error messages show these values
  /// redacted, as the timeline does.
  func play(_ late: DeferredStep, at place: Record.Place) {
    let asShown = Result { () throws(Diagnostic) in try late.step(redaction == nil ? captured : capturedAsShown) }
    do {
      guard let step = try late.step(captured) else { return }
      let written = (try? asShown.get()).flatMap(\.self).map(step.written) ?? step
      play(intervention?.changed(written, at: place, of: setup.entry) ?? written, at: place)
    } catch {
      switch asShown {
      case .failure(let mistake): stop(for: mistake)
      case .success:
        var mistake = error
        (mistake.message, mistake.note) = ("this is not possible with the value that @redact hides", nil)
        stop(for: mistake)
      }
    }
  }

  /// Returns a message with the values that were looked up as the timeline shows them.
  func hidingCaptured(_ message: String) -> String {
    captured.keys.sorted { $0.string < $1.string }.reduce(message) { message, name in
      guard let value = captured[name], let shown = capturedAsShown[name], shown.json != value.json else {
        return message
      }
      return message.replacing(value.json.text, with: shown.json.text)
    }
  }

  /// Looks whether an expectation is met now.
  func check(_ expectation: CheckedExpectation) {
    let snapshot = snapshot
    let result = expectation.check(snapshot)
    if result.isMet, expectation.isAboutInFlight { inFlightWasExpected = true }
    let shown = expectation.shown(finding: result.actual, in: snapshot, hiding: redaction)
    let actual: JSONValue? = result.isMet ? nil : shown.actual ?? .null
    record(.expect(ok: result.isMet, text: shown.text, actual: actual), as: expectation.place)
    if result.isMet { return }
    // A hole is not filled with a redacted value: the script would show it.
    if case .hole = expectation.expectation {
      let isShown = shown.actual == result.actual
      fail(
        isShown ? .hole(shown.text, actual: result.actual) : .hiddenHole(shown.text), at: now, place: expectation.place)
    } else {
      fail(
        .expectation(shown.text, writtenAs: expectation.text, actual: shown.actual), at: now, place: expectation.place)
    }
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
}
