import Observables
import TestSupport
import Testing
import VirtualTime

/// A deprecated function that is called through a protocol warns nobody.
private protocol FormerNames {
  func difference(_ play: MarblePlay) -> [String?]
}

private struct FormerRecovering: FormerNames {
  @available(*, deprecated)
  func difference(_ play: MarblePlay) -> [String?] {
    let source = play.cold("-a-#")
    let trigger = play.cold("-----|")
    return [
      play.difference(of: source.catchError { _ in .just("x") }, from: "-a-[x|]"),
      play.difference(of: source.catchErrorJustReturn("x"), from: "-a-[x|]"),
      play.difference(of: Observable.catchError([source.asObservable(), .just("x")]), from: "-a-[x|]"),
      play.difference(of: source.retryWhen { (_: Observable<any Error>) in trigger }, from: "-a---|"),
      play.difference(of: source.retryWhen { (_: Observable<MarbleError>) in trigger }, from: "-a---|"),
    ]
  }
}

@Suite(.leakFree) struct RenamedRecoveringTests {
  @Test func `OP-03, RX-19: the former names still do the same`() {
    let names: any FormerNames = FormerRecovering()
    #expect(names.difference(MarblePlay()) == [nil, nil, nil, nil, nil])
  }
}
