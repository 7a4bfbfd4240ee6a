import Observables
import TestSupport
import Testing
import VirtualTime

struct SharedSequenceWatchingTests {
  private let history = History()

  @Test func `RX-05: do is called once for two observers`() {
    VirtualClock().whilePlaying {
      let relay = PublishRelay<Int>()
      let signal = relay.asSignal().do(onNext: { history.note("do \($0)") })
      _ = signal.emit()
      _ = signal.emit()
      relay.accept(1)
    }
    #expect(history.lines == ["do 1"])
  }
}
