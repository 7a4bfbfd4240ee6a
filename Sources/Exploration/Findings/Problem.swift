import ExactStrings
import Playback

/// A problem: an event that must not happen.
package struct Problem: Hashable, Sendable {
  /// The oracle that found the problem.
  package let oracle: Oracle
  /// The description of the problem, on one line.
  package let text: String
  /// The cause, by which two problems are recognized as one. Values in the texts of problems differ from play to play.
  package let cause: Cause

  /// The oracle that found a problem, and the part of the reactor that is to blame.
  package struct Cause: Hashable, Sendable {
    package let oracle: Oracle
    package let culprit: String
  }

  init(_ failure: CaseFailure) {
    oracle = Oracle(failure)
    text = failure.description
    cause = Cause(oracle: oracle, culprit: failure.identity)
  }

  /// Creates the problem of a process that died or took too long.
  /// - Parameter culprit: The text that problems of the same cause have in common.
  package init(_ oracle: Oracle, _ text: String, culprit: String) {
    self.oracle = oracle
    self.text = text
    cause = Cause(oracle: oracle, culprit: culprit)
  }

  init(error: String) {
    oracle = .error
    text = error
    cause = Cause(oracle: .error, culprit: error.withoutNumbers)
  }
}

/// The criterion by which a problem is recognized.
package enum Oracle: String, Hashable, Sendable, CaseIterable {
  /// An expectation or a rule of a script.
  case rule
  /// An effect failed, or the reactor reported an error, and nothing was made to fail.
  case error
  /// The stream of states ended.
  case terminated
  /// Too much happened at one instant, or actions sent actions without end.
  case livelock
  /// The reactor or store outlives its release.
  case leak
  /// An effect waits for something that cannot come any more.
  case stuck
  /// The process died.
  case crash
  /// A play took too long in real time.
  case timeout
  /// The same moves led to something else the second time.
  case divergence
  /// Another order of replies led to another state.
  case order
  /// Two reactors that should behave alike did not.
  case difference

  /// Whether a play is judged by another one.
  var needsSecondPlay: Bool { [.divergence, .difference, .order].contains(self) }

  init(_ failure: CaseFailure) {
    self =
      switch failure.reason {
      case .error: .error
      case .terminated, .nestedTerminated: .terminated
      case .livelock, .recursion, .notIdle: .livelock
      case .alive, .nestedAlive: .leak
      case .inFlight, .outOfReach, .unservedTask: .stuck
      case .expectation, .rule, .hole, .unusedAnswer, .unanswered, nil: .rule
      }
  }
}

extension String {
  /// The text with `#` in the place of each run of digits.
  package var withoutNumbers: String {
    var text = ""
    var isInNumber = false
    for scalar in unicodeScalars {
      let isDigit = ("0"..."9").contains(scalar)
      if !isDigit { text.unicodeScalars.append(scalar) } else if !isInNumber { text += "#" }
      isInNumber = isDigit
    }
    return text
  }
}
