import Observables
import Testing
import VirtualTime

/// A deprecated function that is called through a protocol warns nobody.
private protocol FormerNames {
  func difference(_ play: MarblePlay) -> [String?]
}

private struct FormerOperators: FormerNames {
  @available(*, deprecated)
  func difference(_ play: MarblePlay) -> [String?] {
    let failing = play.cold("-#").asSingle()
    let trigger = play.cold("----|").asObservable()
    return [
      play.difference(of: failing.observeOn(play.clock), from: "-#"),
      play.difference(of: failing.subscribeOn(play.clock), from: "-#"),
      play.difference(of: failing.catchError { _ in .just("x") }, from: "-[x|]"),
      play.difference(of: failing.retryWhen { (_: Observable<any Error>) in trigger }, from: "----|"),
      play.difference(of: failing.retryWhen { (_: Observable<MarbleError>) in trigger }, from: "----|"),
      play.difference(of: failing.catchErrorJustReturn("x"), from: "-[x|]"),
      play.difference(of: play.cold("-#").asMaybe().catchErrorJustReturn("x"), from: "-[x|]"),
    ]
  }
}

struct RenamedPrimitiveSequenceTests {
  @Test func `the former names still do the same`() {
    let names: any FormerNames = FormerOperators()
    #expect(names.difference(MarblePlay()) == [nil, nil, nil, nil, nil, nil, nil])
  }
}
