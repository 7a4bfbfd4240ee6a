import Observables
import PlatformSchedulers
import TestSupport
import Testing

struct SerialDispatchQueueSchedulerTests {
  @Test("RX-18 work runs on the queue, in order")
  func order() async {
    let lines: [String] = await withCheckedContinuation { continuation in
      let scheduler = SerialDispatchQueueScheduler(internalSerialQueueName: "test")
      let history = History()
      for index in 0..<100 {
        _ = scheduler.schedule(index) { value in
          history.note("\(value)")
          if value == 99 { continuation.resume(returning: history.lines) }
          return Disposables.create()
        }
      }
    }
    #expect(lines == (0..<100).map { "\($0)" })
  }

  @Test("23 a periodic timer is stopped from inside its tick")
  func interval() async {
    let lines: [String] = await withCheckedContinuation { continuation in
      let history = History()
      let scheduler = SerialDispatchQueueScheduler(qos: .default)
      _ = Observable<Int>.interval(.zero, scheduler: scheduler).take(while: { $0 < 3 }).subscribe(
        onNext: { history.note("\($0)") }, onCompleted: { continuation.resume(returning: history.lines) })
    }
    #expect(lines == ["0", "1", "2"])
  }
}
