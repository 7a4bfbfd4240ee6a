import Observables
import TestSupport
import Testing
import VirtualTime

struct SharingSchedulerTests {
  private let history = History()

  @Test func `RX-05: drivers built under a mock send on its scheduler`() {
    let scheduler = TestScheduler(initialClock: 0)
    var driver: Driver<Int> = .never()
    SharingScheduler.mock(scheduler: scheduler) {
      driver = Observable.of(1, 2).asDriver(onErrorJustReturn: 0).delay(.seconds(10))
      _ = driver.drive(onNext: { [history] in history.note("\(scheduler.clock): \($0)") })
    }
    scheduler.start()
    #expect(history.lines == ["11: 1", "12: 2"])
  }

  @Test func `RX-05: a mock ends with its action, and an error of the action is handed on`() {
    let (outer, inner) = (VirtualClock(), VirtualClock())
    SharingScheduler.mock(makeScheduler: { outer }) {
      #expect(SharingScheduler.make() as? VirtualClock === outer)
      SharingScheduler.mock(scheduler: inner) {
        #expect(SharingScheduler.make() as? VirtualClock === inner)
        #expect(DriverSharingStrategy.scheduler as? VirtualClock === inner)
        #expect(SignalSharingStrategy.scheduler as? VirtualClock === inner)
      }
      #expect(SharingScheduler.make() as? VirtualClock === outer)
    }
    #expect(throws: TestError()) { try SharingScheduler.mock(scheduler: inner) { throw TestError() } }
    #expect(SharingScheduler.make() is MainActorScheduler)
  }
}
