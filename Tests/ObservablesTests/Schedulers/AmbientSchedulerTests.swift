import Dispatch
import Observables
import Synchronization
import TestSupport
import Testing
import VirtualTime

struct AmbientSchedulerTests {
  private var current: VirtualClock? { AmbientScheduler.current as? VirtualClock }
  private var hasStandIn: Bool { AmbientScheduler.current != nil }

  @Test func `RX-18: a stand-in holds for the body and may be replaced within it`() {
    let outer = VirtualClock()
    let inner = VirtualClock()
    #expect(!hasStandIn)
    let result = AmbientScheduler.withCurrent(outer) {
      #expect(current === outer)
      AmbientScheduler.withCurrent(inner) { #expect(current === inner) }
      #expect(current === outer)
      AmbientScheduler.withCurrent(nil) { #expect(!hasStandIn) }
      #expect(current === outer)
      return 7
    }
    #expect(result == 7)
    #expect(!hasStandIn)
  }

  @Test func `an error of the body is handed on, and the stand-in is gone`() {
    #expect(throws: TestError()) { try AmbientScheduler.withCurrent(VirtualClock()) { throw TestError() } }
    #expect(!hasStandIn)
  }

  private final class Flag: Sendable {
    private let value = Atomic(false)
    var isSet: Bool { value.load(ordering: .acquiring) }

    func set() { value.store(true, ordering: .releasing) }
  }

  @Test func `the ambient scheduler of one thread does not stand in on another`() {
    let isAbsent = Flag()
    let done = DispatchSemaphore(value: 0)
    AmbientScheduler.withCurrent(VirtualClock()) {
      DispatchQueue.global().async {
        if AmbientScheduler.current == nil { isAbsent.set() }
        done.signal()
      }
      done.wait()
    }
    #expect(isAbsent.isSet)
  }
}
