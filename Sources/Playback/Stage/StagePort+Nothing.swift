import Observables

extension StagePort {
  /// Sends a request for each subscription, emits `()` at a bare `reply`, and completes; a failure is a `PortError`.
  @_disfavoredOverload
  public func call(_ request: some Any = ()) -> Observable<Void> { call(request, .nothing, failure) }

  /// Sends a request for each subscription, emits `()` at a bare `reply`, and completes; a failure is an error of the
  /// app, which is decoded.
  @_disfavoredOverload
  public func call<Failure: Error & Decodable>(
    _ request: some Any = (), throwing failure: Failure.Type
  ) -> Observable<Void> { call(request, .nothing, .decoding(failure)) }

  /// Sends a request for each subscription and completes at a bare `reply`; a failure is a `PortError`.
  ///
  ///     func logOut() -> Completable { api.call("logOut") }
  @_disfavoredOverload
  public func call(_ request: some Any = ()) -> Completable {
    call(request, .nothing, failure).ignoreElements().asCompletable()
  }

  /// Sends a request for each subscription and completes at a bare `reply`; a failure is an error of the app, which is
  /// decoded.
  @_disfavoredOverload
  public func call<Failure: Error & Decodable>(_ request: some Any = (), throwing failure: Failure.Type) -> Completable
  {
    call(request, .nothing, .decoding(failure)).ignoreElements().asCompletable()
  }
}
