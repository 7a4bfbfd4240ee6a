import Observables
import TestSupport
import Testing
import VirtualTime

@Suite(.leakFree) struct PrimitiveSequenceWatchingTests {
  @Test func `OP-10: debug of a trait tells the hook`() {
    let history = History()
    Hooks.withDebugHandler({ history.note($0) }) { _ = Single.just("a").debug("a single").subscribe() }
    #expect(
      history.lines == [
        "a single -> subscribed", "a single -> Event next(a)", "a single -> Event completed", "a single -> isDisposed",
      ])
  }

  @Test func `debug of a trait changes nothing`() {
    expectPicture(is: "-[a|]") { $0.hot("-[a|]").asSingle().debug() }
  }
}
