import Observables
import TestSupport
import Testing
import VirtualTime

struct SharedSequenceFilteringTests {
  @Test("RX-05: a key path stands for a key")
  func keyPath() {
    VirtualClock().whilePlaying {
      let driver = BehaviorRelay(value: "ab").asDriver().distinctUntilChanged(\.count)
      #expect(driver.asObservable().heard == ["ab"])
    }
  }
}
