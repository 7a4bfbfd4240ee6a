import Observables

extension Reactor {
  /// The former way to connect the streams of a reactor, which every access to them does.
  @available(*, deprecated, renamed: "state")
  public func createStateStream() -> Observable<State> { state }
}

extension Stub {
  /// The former way to make the stub of a reactor, which has one.
  @available(*, deprecated, message: "use stub of the reactor")
  public init(reactor: R, disposeBag: DisposeBag) { self = reactor.stub }
}
