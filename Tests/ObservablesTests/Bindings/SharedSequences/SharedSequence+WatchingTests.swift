import Observables
import TestSupport
import Testing
import VirtualTime

struct SharedSequenceWatchingTests {
  private let history = History()

  @Test func `RX-05: do calls its closures around the events, once for all observers`() {
    VirtualClock().whilePlaying {
      let driver = Driver.just("a").do(
        onNext: { history.note("onNext \($0)") },
        afterNext: { history.note("afterNext \($0)") },
        onCompleted: { history.note("onCompleted") },
        afterCompleted: { history.note("afterCompleted") },
        onSubscribe: { history.note("onSubscribe") },
        onSubscribed: { history.note("onSubscribed") },
        onDispose: { history.note("onDispose") })
      _ = driver.drive(onNext: { history.note("element \($0)") })
    }
    #expect(
      history.lines == [
        "onSubscribe", "onNext a", "element a", "afterNext a", "onCompleted", "afterCompleted", "onSubscribed",
        "onDispose",
      ])
  }

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
