import Observables
import Reactors
import Testing

/// A deprecated function that is called through a protocol warns nobody.
private protocol FormerNames {
  func states(of reactor: MyReactor) -> Observable<MyReactor.State>
  func stub(_ reactor: MyReactor) -> Stub<MyReactor>
}

private struct FormerStreams: FormerNames {
  @available(*, deprecated)
  func states(of reactor: MyReactor) -> Observable<MyReactor.State> { reactor.createStateStream() }

  @available(*, deprecated)
  func stub(_ reactor: MyReactor) -> Stub<MyReactor> { Stub(reactor: reactor, disposeBag: DisposeBag()) }
}

@Suite struct RenamedStreamsTests {
  private let names: any FormerNames = FormerStreams()

  @Test func `the former way to connect the streams gives those that there are`() {
    let reactor = MyReactor()
    var count = 0
    _ = names.states(of: reactor).subscribe(onNext: { _ in count += 1 })
    reactor.action.onNext(.refresh)
    #expect(reactor.mutateCount == 1 && count > 1)
  }

  @Test func `the former way to make a stub gives the one of the reactor`() {
    let reactor = MyReactor()
    reactor.isStubEnabled = true
    reactor.action.onNext(.refresh)
    #expect(names.stub(reactor).actions.count == 1)
  }
}
