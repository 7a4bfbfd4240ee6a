import JSONValues
import Timelines
import VirtualTime

/// The type of reply that the caller of a port waits for.
struct AwaitedReply {
  /// The type of the reply; nil where it has none in Swift.
  let type: Any.Type?
  /// The type of the error that a failure becomes; nil for a `PortError`.
  var failure: Any.Type?
  /// Returns a reply that the caller could decode; nil where none is known.
  let blank: () -> JSONValue?
}

/// A call without an answer.
struct OpenCall {
  let port: String
  let number: Int
  /// The port and the number: `search#1`.
  var name: String { "\(port)#\(number)" }
  let request: JSONValue
  let time: Instant
  /// The work that made it.
  let cause: WorkCause
  /// Whether the script or the mock backend lets it hang, or its answer is never due.
  let isMeantToHang: Bool
  /// The type of reply that the caller waits for.
  let awaited: AwaitedReply
  /// The answer of the mock backend that was not delivered yet.
  let mockOutcome: PortOutcome?
  /// Returns a line of the script that would answer it if it stood above the step that made the call.
  let answeringLine: () -> String
}
