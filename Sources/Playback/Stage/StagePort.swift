import ActionScripts
import ExactStrings
import FoundationValues
import JSONValues
import Observables

/// A connection to the outside world: the script or a mock backend answers its requests.
public struct StagePort {
  let responder: PortResponder
  let stage: Stage
  /// Makes an error of a failure where the call names no type for it.
  var failure = FailureReading.portError

  /// Sends a request for each subscription, emits its reply, and completes; a failure is a `PortError`.
  ///
  /// The reply comes at its time on the clock, never before `subscribe` returns. Disposing the subscription before that
  /// cancels the call, which the timeline shows. A reply that does not decode as `Reply` is a mistake in the script,
  /// which ends the case, and no event is emitted.
  /// - Parameter request: Any value, or none; the timeline shows its tree, and `when` clauses are matched against that.
  public func call<Reply: Decodable>(
    _ request: some Any = (), as type: Reply.Type = Reply.self
  ) -> Observable<Reply> {
    call(request, .decoding(type), failure)
  }

  /// Sends a request for each subscription, emits its reply, and completes; a failure is an error of the app, decoded
  /// from the value of the script's `fail`.
  ///
  ///     api.call(["id": id], as: User.self, throwing: APIError.self)    // ! api fail {"notFound":{"id":3}}
  ///
  /// - Parameters:
  ///   - request: Any value; the timeline shows its tree, and `when` clauses are matched against that.
  ///   - type: The type of the reply.
  ///   - failure: The type of the error. A value that does not decode as one is a mistake in the script, which ends the
  ///     case.
  public func call<Reply: Decodable, Failure: Error & Decodable>(
    _ request: some Any = (), as type: Reply.Type = Reply.self, throwing failure: Failure.Type
  ) -> Observable<Reply> {
    call(request, .decoding(type), .decoding(failure))
  }

  /// - Parameter isStream: Whether the caller takes any number of replies, so that a mutant may send another number.
  func call<Reply>(
    _ request: some Any, _ reply: ReplyReading<Reply>, _ failure: FailureReading, isStream: Bool = true
  ) -> Observable<Reply> {
    let request = JSONValue(reflecting: request)
    return Observable.create { [responder, stage] observer in
      let awaited = AwaitedReply(type: Reply.self, failure: failure.type, blank: reply.blank)
      return responder.call(request, expecting: awaited) { outcome in
        switch outcome {
        case .failure(let answer):
          guard let error = failure.error(of: answer, by: responder.name, stage) else { return }
          if isStream, stage.intervention?.makes(.swallowFailure(port: responder.name)) == true {
            observer.onCompleted()
          } else {
            observer.onError(error)
          }
        case .reply(let value, let site):
          guard let reply = reply.value(of: value, site, by: responder.name, stage) else { return }
          observer.onNext(reply)
          if isStream, stage.intervention?.makes(.repeatReply(port: responder.name)) == true { observer.onNext(reply) }
          observer.onCompleted()
        }
      }
    }
  }
}

// Safe to share: the responder and the stage are touched only on the thread that plays. Tasks are what a port is shared
// with, and `reply` throws on every other thread.
extension StagePort: @unchecked Sendable {}

/// A call that failed: `search: 503`.
public struct PortError: Error, Hashable, CustomStringConvertible {
  /// The port's name.
  public let port: String
  /// The code or message of the script's `fail`.
  public let message: String

  /// Creates the error of a failed call.
  public init(port: String, message: String) {
    self.port = port
    self.message = message
  }

  /// The port, a colon, the message.
  public var description: String { "\(port): \(message)" }
}

extension PortError: LocalizedError {
  /// The message, which an app shows as `localizedDescription`.
  public var errorDescription: String? { message }
}

/// The response of a mock backend to a request.
public struct MockAnswer {
  let outcome: PortOutcome
  let delay: Duration

  /// Replies after a delay with any value whose tree the caller can decode.
  public static func reply(_ value: some Any, after delay: Duration = .zero) -> MockAnswer {
    MockAnswer(outcome: .reply(JSONValue(reflecting: value), nil), delay: delay)
  }

  /// Fails after a delay.
  public static func failure(_ message: String, after delay: Duration = .zero) -> MockAnswer {
    MockAnswer(outcome: .failure(PortFailure(message: message, value: .string(message))), delay: delay)
  }

  /// Fails after a delay with an error of the app; a call that decodes such errors gets it back.
  public static func failure(_ error: some Error, after delay: Duration = .zero) -> MockAnswer {
    let value = ScriptValue(JSONValue(reflecting: error))
    return MockAnswer(outcome: .failure(PortFailure(message: errorText(error), value: value)), delay: delay)
  }

  /// Never answers.
  public static var silence: MockAnswer {
    MockAnswer(outcome: .failure(PortFailure(message: "", value: .null)), delay: .never)
  }

  var whole: (PortOutcome?, Duration) { (outcome, delay) }
}
