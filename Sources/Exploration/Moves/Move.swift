import ActionScripts
import ExactStrings

/// A move of exploring in a case.
package enum Move: Hashable, Sendable {
  /// A statement with the same meaning wherever it is played: an action, a gesture, a value of a stream, passing time.
  case statement(Statement.Kind)
  /// An answer to a call that is open when the move is played; `position` counts the open calls of the port, the oldest
  /// one is 0. Where fewer calls are open, it is for the latest one. The same answer may be for another call number after
  /// moves before it were left out.
  case answer(port: String, position: Int, PortAnswer.Outcome)
  /// The reply of the mock backend to such a call. It follows from the request, so it has no value of its own.
  case mockReply(port: String, position: Int)

  /// The port that answers a call; nil for every other move.
  var answeredPort: String? {
    switch self {
    case .answer(let port, _, _), .mockReply(let port, _): port
    case .statement: nil
    }
  }

  /// Whether the move injects a failure.
  package var isFault: Bool {
    switch self {
    case .answer(_, _, .fail), .answer(_, _, .hang): true
    case .statement(.answer(let answer)): answer.outcome.isFailure
    default: false
    }
  }
}

extension PortAnswer.Outcome {
  fileprivate var isFailure: Bool { if case .fail = self { true } else { false } }
}
