import Observables
import TestSupport
import Testing
import VirtualTime

/// A deprecated function that is called through a protocol warns nobody.
private protocol FormerNames {
  func late(_ source: Observable<Int>) -> [[Int]]
}

private struct FormerSharing: FormerNames {
  @available(*, deprecated)
  func late(_ source: Observable<Int>) -> [[Int]] {
    [source.shareReplay(2), source.shareReplayLatestWhileConnected()].map { shared in
      let first = shared.subscribe()
      var elements: [Int] = []
      shared.subscribe(onNext: { elements.append($0) }).dispose()
      first.dispose()
      return elements
    }
  }
}

@Suite(.leakFree) struct RenamedSharingTests {
  @Test func `OP-41: the former names still do the same`() {
    let names: any FormerNames = FormerSharing()
    let source = Observable<Int>.create { observer in
      for element in 1...3 { observer.onNext(element) }
      return Disposables.create()
    }
    #expect(names.late(source) == [[2, 3], [3]])
  }
}
