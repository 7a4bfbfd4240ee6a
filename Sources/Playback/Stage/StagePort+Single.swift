import Observables

extension StagePort {
  /// Sends a request for each subscription and succeeds with its reply; a failure is a `PortError`.
  ///
  ///     func user(_ id: Int) -> Single<User> { api.call(["id": id]) }
  @_disfavoredOverload
  public func call<Reply: Decodable>(_ request: some Any = (), as type: Reply.Type = Reply.self) -> Single<Reply> {
    call(request, .decoding(type), failure).asSingle()
  }

  /// Sends a request for each subscription and succeeds with its reply; a failure is an error of the app, which is
  /// decoded.
  @_disfavoredOverload
  public func call<Reply: Decodable, Failure: Error & Decodable>(
    _ request: some Any = (), as type: Reply.Type = Reply.self, throwing failure: Failure.Type
  ) -> Single<Reply> {
    call(request, .decoding(type), .decoding(failure)).asSingle()
  }

  /// Sends a request for each subscription and succeeds with `()` at a bare `reply`; a failure is a `PortError`.
  ///
  ///     func save(_ text: String) -> Single<Void> { api.call(["text": text]) }
  @_disfavoredOverload
  public func call(_ request: some Any = ()) -> Single<Void> { call(request, .nothing, failure).asSingle() }

  /// Sends a request for each subscription and succeeds with `()` at a bare `reply`; a failure is an error of the app,
  /// which is decoded.
  @_disfavoredOverload
  public func call<Failure: Error & Decodable>(_ request: some Any = (), throwing failure: Failure.Type) -> Single<Void>
  {
    call(request, .nothing, .decoding(failure)).asSingle()
  }
}
