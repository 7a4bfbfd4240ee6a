import ActionScripts
import ExactStrings
import JSONValues

// The failures of cases that were played, one for each reason, without time and place.
extension CaseFailure {
  /// An expectation was not met: its text, as the timeline shows it and as it was written; `actual` is nil where
  /// nothing is at its path.
  static func expectation(_ text: String, writtenAs written: String, actual: JSONValue?) -> CaseFailure {
    // Missing is not null, which is the usual mistake.
    let hint = actual == .null && text.hasSuffix(" missing") ? ", which is not missing" : ""
    return CaseFailure(
      .expectation, of: written, "expected \(text), but it is \(actual?.text ?? "missing")\(hint)")
  }

  /// A rule was broken: its text, as the timeline shows it and as it was written, when that was, and the values at its
  /// paths.
  static func rule(_ text: String, writtenAs written: String, moment: String, found: String) -> CaseFailure {
    CaseFailure(.rule, of: written, "expected \(text), but \(moment) \(found)")
  }

  /// An expectation has a hole for its value; `actual` is nil where nothing is at its path.
  static func hole(_ text: String, actual: JSONValue?) -> CaseFailure {
    let value = actual.map { ": the value is \($0.text)" } ?? ", and there is no value for it"
    var failure = CaseFailure(.hole, of: text, "\(text) is a hole\(value)")
    failure.hole = actual?.expectedText
    return failure
  }

  /// An expectation has a hole for a redacted value, which the script would show.
  static func hiddenHole(_ text: String) -> CaseFailure {
    CaseFailure(.hole, of: text, "\(text) is a hole, and '@redact' hides its value: write the value yourself")
  }

  /// An answer of a port was declared and not used up; `obstacle` tells why it was not used for a request, if that is
  /// known.
  static func unusedAnswer(_ text: String, timesLeft: Int?, obstacle: String?) -> CaseFailure {
    let fate = timesLeft.map { "has \(counted($0, "answer")) left over" } ?? "never answered a request"
    return CaseFailure(.unusedAnswer, "'\(text)' \(fate)\(obstacle.map { ": \($0)" } ?? "")")
  }

  /// A call of a port was neither answered nor cancelled. `line` would answer it if it stood above the step that made
  /// the call, and `action` names the action that made it, if one did.
  /// - Parameter hasPlace: Whether a line is to blame.
  static func unanswered(_ call: String, action: String?, line: String, hasPlace: Bool) -> CaseFailure {
    let position = action.map { "above '\($0)'" } ?? (hasPlace ? "above this line" : "above everything else")
    return CaseFailure(.unanswered, "\(call) was never answered; add: \(line)  # \(position)")
  }

  /// An effect was in flight after the drain, and the action that began it put work where no virtual clock can hold it.
  static func outOfReach(_ place: String, action: String?) -> CaseFailure {
    CaseFailure(
      .outOfReach, of: action,
      "\(action.map { "'\($0)'" } ?? "an effect") waits for \(place), which runs in real time and not on the "
        + "virtual clock")
  }

  /// Effects that wait for no call were in flight after the drain: their number, and the names of the actions that
  /// began them, where these are known; `work` is the number of everything that was in flight.
  static func inFlight(_ count: Int, begunBy actions: [String], of work: Int) -> CaseFailure {
    let effects = count == 1 ? "1 effect is still" : "\(count) effects are still"
    return CaseFailure(
      .inFlight, of: actions.first,
      "\(effects) in flight at the end\(begun(by: actions)); to expect that, end with: ? $inflight == \(work)")
  }

  /// Names the actions that began something, after it.
  private static func begun(by actions: [String]) -> String {
    actions.isEmpty ? "" : ", begun by " + actions.map { "'\($0)'" }.joined(separator: ", ")
  }

  /// The stream of states ended, or that of the reactor that lives at a path.
  static func terminated(_ error: String?, at path: String? = nil) -> CaseFailure {
    let owner = path.map { " of '\($0)'" } ?? ""
    return CaseFailure(
      path == nil ? .terminated : .nestedTerminated,
      "the stream of states\(owner) \(error.map { "failed: \($0)" } ?? "completed")")
  }

  /// An effect failed, or the reactor reported an error, and errors are fatal.
  static func error(_ error: String) -> CaseFailure { CaseFailure(.error, "error: \(error)") }

  /// The reactor or store that the script dropped is still alive, or the one that lived in its state at a path; `noun`
  /// is the word for it, and `actions` have begun effects that are in flight.
  static func alive(_ noun: String, at path: String? = nil, begun actions: [String] = []) -> CaseFailure {
    let name = noun + (path.map { " at '\($0)'" } ?? "")
    let suspicion = actions.isEmpty ? "" : ", perhaps an effect in flight\(begun(by: actions))"
    return CaseFailure(
      path == nil ? .alive : .nestedAlive,
      "the \(name) is still alive after '&drop': something retains it\(suspicion)")
  }

  /// Work kept being scheduled beyond the time-out, a span of virtual time.
  static func notIdle(_ span: Duration, culprit: String?) -> CaseFailure {
    CaseFailure(
      .notIdle, of: culprit,
      "not idle after \(span.scriptText) of virtual time"
        + (culprit.map { ": '\($0)' has more work to come" } ?? ""))
  }

  /// Too much happened at one instant.
  static func livelock(limit: Int, culprit: String?) -> CaseFailure {
    CaseFailure(
      .livelock, of: culprit,
      "livelock: more than \(limit) events at one instant" + (culprit.map { ", the last one of \($0)" } ?? ""))
  }

  /// Actions sent actions, each one before the previous one had returned.
  static func recursion(limit: Int, culprit: String) -> CaseFailure {
    CaseFailure(
      .recursion, of: culprit, "more than \(limit) actions inside of one another, the last one '\(culprit)'")
  }

  /// An effect wanted to run asynchronous work in a process that does not run tasks on the virtual clock.
  static var unservedTask: CaseFailure {
    CaseFailure(
      .unservedTask,
      "an effect is asynchronous, and this process would run it in real time: play it with 'Reel.main', "
        + "built by Swift 6.3 on Linux and linked dynamically")
  }

  /// - Parameter identity: The part that failures of the same cause have in common, besides the reason.
  private init(_ reason: Reason, of identity: String? = nil, _ description: String) {
    self.init(description)
    self.reason = reason
    self.identity = identity ?? ""
  }
}
