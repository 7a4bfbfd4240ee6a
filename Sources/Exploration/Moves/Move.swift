import ActionScripts
import ExactStrings

/// A move of exploring in a case.
package enum Move: Hashable, Sendable {
  /// A statement with the same meaning wherever it is played: an action, a gesture, a value of a stream, passing time.
  case statement(Statement.Kind)
  /// An answer to a call that is open when the move is played; `position` counts the open calls of the port, the oldest
  /// one is 0. Where fewer calls are open, the latest one is answered. Leaving out earlier moves may change which call
  /// number that is.
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

extension Move {
  /// Whether the move is one of a user in front of a view.
  var usesView: Bool {
    switch self {
    case .statement(.gesture), .statement(.view(.bind)), .statement(.view(.unbind)), .statement(.view(.load)): true
    default: false
    }
  }

  /// The move without its values.
  var verb: String {
    switch self {
    case .answer(let port, _, .reply), .answer(let port, _, .replyFile), .mockReply(let port, _): "! \(port) reply"
    case .answer(let port, _, .fail): "! \(port) fail"
    case .answer(let port, _, .hang): "! \(port) hang"
    case .statement(.action(let call)): call.name.value
    case .statement(.gesture(let control, let call)):
      "& \(control.value.segments.joined(separator: ".")) \(call.name.value)"
    case .statement(.emit(let stream, _)): "! \(stream.value) emit"
    case .statement(.complete(let stream)): "! \(stream.value) complete"
    case .statement(.answer(let answer)): "! \(answer.name.value)"
    case .statement(.view(let command)): "&\(command.rawValue)"
    case .statement: "+"
    }
  }

  /// Whether the move only lets time pass, or releases the reactor or store.
  var isPassive: Bool {
    switch self {
    case .statement(.wait), .statement(.idle), .statement(.view): true
    default: false
    }
  }
}
