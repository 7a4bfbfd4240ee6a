import Observables
import TestSupport
import Testing
import VirtualTime

struct SharedSequenceCreatingTests {
  @Test func `SM-21: the first element of several comes at once, the others on turns of the scheduler`() throws {
    let clock = VirtualClock()
    let history = History()
    try clock.whilePlaying {
      _ = Driver.of(1, 2).drive(onNext: { history.note("\($0)") })
      #expect(history.lines == ["1"])
      try clock.runDueWork()
    }
    #expect(history.lines == ["1", "2"])
  }

  @Test func `RX-05: a factory is asked once for all observers`() {
    let history = History()
    VirtualClock().whilePlaying {
      let driver = Driver<Int>.deferred {
        history.note("made")
        return .never()
      }
      _ = driver.drive()
      _ = driver.drive()
    }
    #expect(history.lines == ["made"])
  }
}
