import Dispatch
import DispatchSchedulers
import Observables
import TestSupport
import Testing
import VirtualTime

struct SerialDispatchQueueSchedulerTests {
  @Test func `RX-18: work runs on the queue, in order`() async {
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

  @Test func `SM-23: a periodic timer is stopped from inside its tick`() async {
    let lines: [String] = await withCheckedContinuation { continuation in
      let history = History()
      let scheduler = SerialDispatchQueueScheduler(qos: .default)
      _ = Observable<Int>.interval(.zero, scheduler: scheduler).take(while: { $0 < 3 }).subscribe(
        onNext: { history.note("\($0)") }, onCompleted: { continuation.resume(returning: history.lines) })
    }
    #expect(lines == ["0", "1", "2"])
  }

  @Test func `SM-22: observe(on:) hands over each event by itself, behind what waits on the queue`() async {
    let queue = DispatchQueue(label: "test", attributes: .initiallyInactive)
    let lines: [String] = await withCheckedContinuation { continuation in
      let history = History()
      let scheduler = SerialDispatchQueueScheduler(queue: queue)
      let subject = PublishSubject<Int>()
      _ = subject.observe(on: scheduler).subscribe(
        onNext: { history.note("\($0)") },
        onError: { error in
          history.note("error \(error)")
          continuation.resume(returning: history.lines)
        })
      subject.onNext(1)
      _ = scheduler.schedule("between") { line in
        history.note(line)
        return Disposables.create()
      }
      subject.onNext(2)
      subject.onError(TestError())
      queue.activate()
    }
    #expect(lines == ["1", "between", "2", "error broken"])
  }

  @Test func `SM-22: what was disposed before its turn on the queue is not delivered`() async {
    let queue = DispatchQueue(label: "test", attributes: .initiallyInactive)
    let lines: [String] = await withCheckedContinuation { continuation in
      let history = History()
      let scheduler = SerialDispatchQueueScheduler(queue: queue)
      let subject = PublishSubject<Int>()
      let subscription = SingleAssignmentDisposable()
      subscription.setDisposable(
        subject.observe(on: scheduler).subscribe(onNext: { element in
          history.note("\(element)")
          if element == 2 { subscription.dispose() }
        }))
      for element in 1...4 { subject.onNext(element) }
      _ = scheduler.schedule("last") { line in
        history.note(line)
        continuation.resume(returning: history.lines)
        return Disposables.create()
      }
      queue.activate()
    }
    #expect(lines == ["1", "2", "last"])
  }

  @Test func `RX-18: a closure may configure the queue`() async {
    let label: String = await withCheckedContinuation { continuation in
      let scheduler = SerialDispatchQueueScheduler(internalSerialQueueName: "mine") { queue in
        queue.setSpecific(key: Self.label, value: queue.label)
      }
      _ = scheduler.schedule(()) {
        continuation.resume(returning: DispatchQueue.getSpecific(key: Self.label) ?? "another")
        return Disposables.create()
      }
    }
    #expect(label == "mine")
  }

  private static let label = DispatchSpecificKey<String>()

  @Test func `RX-18: while a script plays, all of it runs on the clock of the script`() throws {
    #expect(
      try History.whilePlaying(on: SerialDispatchQueueScheduler(qos: .default)) == [
        "scheduled", "0.0 seconds: soon", "1.0 seconds: run 1", "2.0 seconds: run 2", "3.0 seconds: later",
      ])
  }
}
