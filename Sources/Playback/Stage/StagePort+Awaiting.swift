import Observables

extension StagePort {
  /// Sends a request and waits for its reply, in a task; a failure is thrown as a `PortError`.
  ///
  ///     return .run { [api] send in send(.setRepos(try await api.reply(to: query))) }
  ///
  /// Cancelling the task cancels the call, which the timeline shows, and throws `CancellationError`. A reply that does
  /// not decode as `Reply` is a mistake in the script, which ends the case.
  /// - Parameter request: Any value; the timeline shows its tree, and `when` clauses are matched against that.
  /// - Throws: `UnservedTaskError` on a thread that does not play the case, where the call would be a race.
  public nonisolated(nonsending) func reply<Reply: Decodable>(
    to request: some Any = (), as type: Reply.Type = Reply.self
  ) async throws -> Reply {
    try await answer(call(request, .decoding(type), failure, isStream: false))
  }

  /// Sends a request and waits for its reply, in a task; a failure is thrown as an error of the app, decoded from the
  /// value of the script's `fail`.
  public nonisolated(nonsending) func reply<Reply: Decodable, Failure: Error & Decodable>(
    to request: some Any = (), as type: Reply.Type = Reply.self, throwing failure: Failure.Type
  ) async throws -> Reply {
    try await answer(call(request, .decoding(type), .decoding(failure), isStream: false))
  }

  /// Sends a request and waits for a bare `reply`, in a task; a failure is thrown as a `PortError`.
  @_disfavoredOverload
  public nonisolated(nonsending) func reply(to request: some Any = ()) async throws {
    try await answer(call(request, .nothing, failure, isStream: false))
  }

  /// Sends a request and waits for a bare `reply`, in a task; a failure is thrown as an error of the app, which is
  /// decoded.
  @_disfavoredOverload
  public nonisolated(nonsending) func reply<Failure: Error & Decodable>(
    to request: some Any = (), throwing failure: Failure.Type
  ) async throws {
    try await answer(call(request, .nothing, .decoding(failure), isStream: false))
  }

  private nonisolated(nonsending) func answer<Reply>(_ call: @autoclosure () -> Observable<Reply>) async throws -> Reply
  {
    if AmbientScheduler.mainStandIn !== stage.clock { throw UnservedTaskError() }
    return try await call().asSingle().value
  }
}
