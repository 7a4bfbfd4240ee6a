import ActionScripts
import ExactStrings
import JSONValues

/// A reason for the failure of a played case, with its message.
enum FailureReason {
  /// An expectation was not met; `actual` is nil where nothing is at its path.
  case expectation(String, actual: JSONValue?)
  /// A rule was broken: its text, when that was, and the values at its paths.
  case rule(String, moment: String, found: String)
  /// An expectation has a hole for its value; `actual` is nil where nothing is at its path.
  case hole(String, actual: JSONValue?)
  /// An expectation has a hole for a redacted value, which the script would show.
  case hiddenHole(String)
  /// An answer of a port was declared and not used up; `obstacle` is what took precedence over it, if anything did.
  case unusedAnswer(String, timesLeft: Int?, obstacle: String?)
  /// A call of a port was neither answered nor cancelled. `line` would answer it if it stood above the step that made
  /// the call, and `action` names the action that made it, if one did.
  case unanswered(String, action: String?, line: String)
  /// An effect was in flight after the drain, and the action that began it put work where no virtual clock can hold it.
  case outOfReach(String, action: String?)
  /// Effects that wait for no call were in flight after the drain: their number, and the names of the actions that
  /// began them, where these are known.
  case inFlight(Int, begunBy: [String])
  /// The stream of states ended.
  case terminated(String?)
  /// The stream of states of the reactor that lives at this path ended.
  case nestedTerminated(String, String?)
  /// An effect failed, or the reactor reported an error, and errors are fatal.
  case error(String)
  /// The reactor or store that the script dropped is still alive.
  case alive
  /// A reactor that lived in the dropped state, at this path, is still alive.
  case nestedAlive(String)
  /// Work kept being scheduled beyond the time-out, a span of virtual time.
  case notIdle(Duration, culprit: String?)
  /// Too much happened at one instant.
  case livelock(limit: Int, culprit: String?)
  /// Actions sent actions, each one before the previous one had returned.
  case recursion(limit: Int, culprit: String)
  /// An effect wanted to run asynchronous work in a process that does not run tasks on the virtual clock.
  case unservedTask

  /// The reason without its values.
  var name: CaseFailure.Reason {
    switch self {
    case .expectation: .expectation
    case .rule: .rule
    case .hole, .hiddenHole: .hole
    case .unusedAnswer: .unusedAnswer
    case .unanswered: .unanswered
    case .outOfReach: .outOfReach
    case .inFlight: .inFlight
    case .terminated: .terminated
    case .nestedTerminated: .nestedTerminated
    case .error: .error
    case .alive: .alive
    case .nestedAlive: .nestedAlive
    case .notIdle: .notIdle
    case .livelock: .livelock
    case .recursion: .recursion
    case .unservedTask: .unservedTask
    }
  }

  /// The part that reasons of the same cause have in common, besides their names.
  var identity: String {
    switch self {
    case .expectation(let text, _), .hole(let text, _), .hiddenHole(let text), .rule(let text, _, _): text
    case .outOfReach(_, let action): action ?? ""
    case .inFlight(_, let actions): actions.first ?? ""
    case .notIdle(_, let culprit), .livelock(_, let culprit): culprit ?? ""
    case .recursion(_, let culprit): culprit
    default: ""
    }
  }

  /// The message: one line, without time and place.
  /// - Parameters:
  ///   - noun: The noun for the subject of the case: reactor or store.
  ///   - hasPlace: Whether a line is to blame.
  func text(noun: String, hasPlace: Bool) -> String {
    switch self {
    case .expectation(let text, let actual):
      // Missing is not null, which is the usual mistake.
      let hint = actual == .null && text.hasSuffix(" missing") ? ", which is not missing" : ""
      return "expected \(text), but it is \(actual?.text ?? "missing")\(hint)"
    case .rule(let text, let moment, let found):
      return "expected \(text), but \(moment) \(found)"
    case .hole(let text, let actual):
      return "\(text) is a hole" + (actual.map { ": the value is \($0.text)" } ?? ", and there is no value for it")
    case .hiddenHole(let text):
      return "\(text) is a hole, and '@redact' hides its value: write the value yourself"
    case .unusedAnswer(let text, let timesLeft, let obstacle):
      let reason = obstacle.map { ": \($0)" } ?? ""
      if let timesLeft {
        return "'\(text)' has \(counted(timesLeft, "answer")) left over\(reason)"
      }
      return "'\(text)' never answered a request\(reason)"
    case .unanswered(let call, let action, let line):
      let position = action.map { "above '\($0)'" } ?? (hasPlace ? "above this line" : "above everything else")
      return "\(call) was never answered; add: \(line)  # \(position)"
    case .outOfReach(let place, let action):
      return "\(action.map { "'\($0)'" } ?? "an effect") waits for \(place), which runs in real time and not on the "
        + "virtual clock"
    case .inFlight(let count, let actions):
      let effects = count == 1 ? "1 effect is still" : "\(count) effects are still"
      let culprits = actions.map { "'\($0)'" }.joined(separator: ", ")
      return "\(effects) in flight at the end" + (culprits.isEmpty ? "" : ", begun by \(culprits)")
    case .terminated(let error):
      return "the stream of states \(error.map { "failed: \($0)" } ?? "completed")"
    case .nestedTerminated(let path, let error):
      return "the stream of states of '\(path)' \(error.map { "failed: \($0)" } ?? "completed")"
    case .error(let error):
      return "error: \(error)"
    case .alive:
      return "the \(noun) is still alive after '&drop': something retains it"
    case .nestedAlive(let path):
      return "the reactor at '\(path)' is still alive after '&drop': something retains it"
    case .notIdle(let span, let culprit):
      return "not idle after \(span.scriptText) of virtual time"
        + (culprit.map { ": '\($0)' has more work to come" } ?? "")
    case .livelock(let limit, let culprit):
      return "livelock: more than \(limit) events at one instant"
        + (culprit.map { ", the last one of \($0)" } ?? "")
    case .recursion(let limit, let culprit):
      return "more than \(limit) actions inside of one another, the last one '\(culprit)'"
    case .unservedTask:
      return "an effect is asynchronous, and this process would run it in real time: play it with 'Reel.main', "
        + "built by Swift 6.3 on Linux and linked dynamically"
    }
  }
}
