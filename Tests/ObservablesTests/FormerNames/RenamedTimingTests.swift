import Observables
import TestSupport
import Testing
import VirtualTime

/// A deprecated function that is called through a protocol warns nobody.
private protocol FormerNames {
  func difference(_ play: MarblePlay) -> [String?]
}

private struct FormerTiming: FormerNames {
  @available(*, deprecated)
  func difference(_ play: MarblePlay) -> [String?] {
    let source = play.cold("-a-b|")
    return [
      play.difference(of: source.observeOn(play.clock), from: "-a-b|"),
      play.difference(of: source.subscribeOn(play.clock), from: "-a-b|"),
      play.difference(of: source.take(.milliseconds(20), scheduler: play.clock), from: "-a|"),
    ]
  }
}

@Suite(.leakFree) struct RenamedTimingTests {
  @Test func `OP-32, OP-47, OP-48: the former names still do the same`() {
    let names: any FormerNames = FormerTiming()
    #expect(names.difference(MarblePlay()) == [nil, nil, nil])
  }
}
