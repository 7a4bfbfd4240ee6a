import ActionScripts
import ExactStrings
import FoundationValues
import JSONValues
import Observables

/// A door to the world outside: requests go out, the script or a mock backend answers them.
public struct StagePort {
  let desk: PortDesk
  let stage: Stage

  /// Sends a request for each subscription and gives its reply, then completes; a failure is a `PortError`.
  ///
  /// The reply comes when the clock says so, never before `subscribe` returns. Disposing the subscription before that cancels
  /// the call, which the timeline shows. A reply that is no `Reply` is a mistake in the script: it ends the case, and no event
  /// comes.
  /// - Parameter request: Any value; the timeline shows its tree, and `when` clauses are matched against that.
  public func call<Reply: Decodable>(_ request: some Any, as type: Reply.Type = Reply.self) -> Observable<Reply> {
    call(request, .decoding(type), .portError)
  }

  /// Sends a request for each subscription and gives its reply, then completes; a failure is an error of the app's, which is
  /// decoded from what the script says behind `fail`.
  ///
  ///     api.call(["id": id], as: User.self, throwing: APIError.self)    // ! api fail {"notFound":{"id":3}}
  ///
  /// - Parameters:
  ///   - request: Any value; the timeline shows its tree, and `when` clauses are matched against that.
  ///   - type: The type of the reply.
  ///   - failure: The type of the error. What is none is a mistake in the script: it ends the case.
  public func call<Reply: Decodable, Failure: Error & Decodable>(
    _ request: some Any, as type: Reply.Type = Reply.self, throwing failure: Failure.Type
  ) -> Observable<Reply> {
    call(request, .decoding(type), .decoding(failure))
  }

  func call<Reply>(
    _ request: some Any, _ reply: ReplyReading<Reply>, _ failure: FailureReading
  ) -> Observable<Reply> {
    let request = JSONValue(reflecting: request)
    return Observable.create { [desk, stage] observer in
      desk.call(request, blankReply: reply.blank) { outcome in
        switch outcome {
        case .failure(let answer):
          if let error = failure.error(of: answer, by: desk.name, stage) { observer.onError(error) }
        case .reply(let value, let blame):
          guard let reply = reply.value(of: value, blame, by: desk.name, stage) else { return }
          observer.onNext(reply)
          observer.onCompleted()
        }
      }
    }
  }
}

// Safe to share: the desk and the stage are touched on the thread that plays alone. Tasks are what a port is shared with, and
// `reply` refuses on any other thread than that.
extension StagePort: @unchecked Sendable {}

/// A call that failed: `search: 503`.
public struct PortError: Error, Hashable, CustomStringConvertible {
  /// The port's name.
  public let port: String
  /// The code or message of the script's `fail`.
  public let message: String

  /// The error that a call of a port ends in.
  public init(port: String, message: String) {
    self.port = port
    self.message = message
  }

  /// The port, a colon, the message.
  public var description: String { "\(port): \(message)" }
}

extension PortError: LocalizedError {
  /// The message, which is what an app shows as `localizedDescription`.
  public var errorDescription: String? { message }
}

/// What a mock backend does with a request.
public struct MockAnswer {
  let outcome: PortOutcome
  let delay: Duration

  /// Replies with a value, any value whose tree the caller can decode, after a delay.
  public static func reply(_ value: some Any, after delay: Duration = .zero) -> MockAnswer {
    MockAnswer(outcome: .reply(JSONValue(reflecting: value), nil), delay: delay)
  }

  /// Fails, after a delay.
  public static func failure(_ message: String, after delay: Duration = .zero) -> MockAnswer {
    MockAnswer(outcome: .failure(PortFailure(message: message, value: .string(message))), delay: delay)
  }

  /// Fails with an error of the app's, after a delay; a call that decodes such errors gets it back.
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
