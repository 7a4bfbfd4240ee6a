import Observables

extension Reactor {
  /// The former way to connect the streams of a reactor. Each access to a stream now connects them.
  @available(*, deprecated, renamed: "state")
  public func createStateStream() -> Observable<State> { state }
}

extension Stub {
  /// The former name of the reactor's `isStubEnabled`.
  @available(*, deprecated, message: "use isStubEnabled of the reactor")
  public var isEnabled: Bool {
    get { reactorStreams?.isStubEnabled ?? false }
    nonmutating set { reactorStreams?.enableStub(newValue) }
  }

  /// The former way to make the stub of a reactor. Each reactor now has one.
  @available(*, deprecated, message: "use stub of the reactor")
  public init(reactor: R, disposeBag: DisposeBag) { self = reactor.stub }
}
