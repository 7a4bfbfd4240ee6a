import Observables
import TestSupport
import Testing
import VirtualTime

struct SharedSequenceTransformingTests {
  @Test func `RX-05: functions, initialisers and key paths stand for closures`() {
    VirtualClock().whilePlaying {
      #expect(Driver.just("ab").map(\.count).asObservable().heard == ["2", "completed"])
      #expect(Driver.just(7).map(String.init).asObservable().heard == ["7", "completed"])
      #expect(Driver.just("7").compactMap(Int.init).asObservable().heard == ["7", "completed"])
      #expect(Driver.just(7).flatMapLatest(Driver.just).asObservable().heard == ["7", "completed"])
    }
  }
}
