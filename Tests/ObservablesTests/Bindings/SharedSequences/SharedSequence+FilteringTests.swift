import Observables
import TestSupport
import Testing
import VirtualTime

struct SharedSequenceFilteringTests {
  @Test func `RX-05: distinctUntilChanged compares by a key path`() {
    VirtualClock().whilePlaying {
      let driver = BehaviorRelay(value: "ab").asDriver().distinctUntilChanged(\.count)
      #expect(driver.asObservable().heard == ["ab"])
    }
  }
}
