import Observables
import TestSupport
import Testing

struct InfallibleTypeSubscribeTests {
  @Test func `SM-58: disposal ends the delivery without a completion`() {
    let history = History()
    let relay = PublishRelay<Int>()
    let subscription = relay.asInfallible().subscribe(
      onNext: { history.note("\($0)") }, onCompleted: { history.note("completed") },
      onDisposed: { history.note("disposed") })
    relay.accept(1)
    subscription.dispose()
    relay.accept(2)
    #expect(history.lines == ["1", "disposed"])
  }
}
