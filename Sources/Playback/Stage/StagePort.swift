import ActionScripts
import JSONValues
import Observables

/// A door to the world outside: requests go out, the script or a mock backend answers them.
public struct StagePort {
  let desk: PortDesk
  let stage: Stage

  /// Sends a request and waits for its reply, in a task; a failure is thrown as a `PortError`.
  ///
  ///     return .run { [api] send in send(.setRepos(try await api.reply(to: query))) }
  ///
  /// Cancelling the task cancels the call, which the timeline shows, and throws `CancellationError`. A reply that is no `Reply`
  /// is a mistake in the script: it ends the case.
  /// - Parameter request: Any value; the timeline shows its tree, and `when` clauses are matched against that.
  /// - Throws: `UnservedTaskError` on a thread on which the case does not play, where the call would race with it.
  public nonisolated(nonsending) func reply<Reply: Decodable>(
    to request: some Any, as type: Reply.Type = Reply.self
  ) async throws -> Reply {
    if AmbientScheduler.mainStandIn !== stage.clock { throw UnservedTaskError() }
    return try await call(request, as: type).asSingle().value
  }

  /// Sends a request for each subscription and gives its reply, then completes; a failure is a `PortError`.
  ///
  /// The reply comes when the clock says so, never before `subscribe` returns. Disposing the subscription before that cancels
  /// the call, which the timeline shows. A reply that is no `Reply` is a mistake in the script: it ends the case, and no event
  /// comes.
  /// - Parameter request: Any value; the timeline shows its tree, and `when` clauses are matched against that.
  public func call<Reply: Decodable>(_ request: some Any, as type: Reply.Type = Reply.self) -> Observable<Reply> {
    let request = JSONValue(reflecting: request)
    return Observable.create { [desk, stage] observer in
      desk.call(request, blankReply: { JSONValue(blankFor: Reply.self) }) { outcome in
        switch outcome {
        case .failure(let message):
          observer.onError(PortError(port: desk.name, message: message))
        case .reply(let value, let blame):
          do throws(ArgumentError) {
            observer.onNext(try ScriptValueDecoder.decode(Reply.self, from: ScriptValue(value)))
            observer.onCompleted()
          } catch {
            let name = shortName(of: Reply.self)
            stage.complain(
              "the reply of port '\(desk.name)' is no \(name): \(error.text(in: "reply"))", error.note, blame)
          }
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
    MockAnswer(outcome: .failure(message), delay: delay)
  }

  /// Never answers.
  public static var silence: MockAnswer { MockAnswer(outcome: .failure(""), delay: .never) }
}
