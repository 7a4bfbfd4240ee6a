import Observables
import TestSupport
import Testing
import VirtualTime

@Suite(.leakFree) struct ObserveOnTests {
  @Test func `OP-32: observe(on:) sends the events on the scheduler`() {
    expectPicture(is: "-a-b-|") { $0.hot("-a-b-|").observe(on: $0.clock) }
  }

  @Test func `OP-32: on a test scheduler each event takes one tick, in order, and an error waits for elements`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([
      .next(210, 1), .next(210, 2), .next(220, 3), .error(220, MarbleError()),
    ])
    let result = scheduler.start { source.observe(on: scheduler) }
    #expect(result.events == [.next(211, 1), .next(212, 2), .next(221, 3), .error(222, MarbleError())])
  }

  @Test func `OP-32: on the current thread events queue behind the one that is being sent`() {
    let subject = PublishSubject<Int>()
    var log: [String] = []
    let subscription = subject.observe(on: CurrentThreadScheduler.instance).subscribe(onNext: { element in
      log.append("begin \(element)")
      if element == 1 { subject.onNext(2) }
      log.append("end \(element)")
    })
    subject.onNext(1)
    subscription.dispose()
    #expect(log == ["begin 1", "end 1", "begin 2", "end 2"])
  }

  @Test func `OP-32: disposal is not moved and drops what waits`() throws {
    let clock = VirtualClock()
    let subject = PublishSubject<Int>()
    var elements: [Int] = []
    let subscription = subject.observe(on: clock).subscribe(onNext: { elements.append($0) })
    subject.onNext(1)
    subscription.dispose()
    #expect(!subject.hasObservers)
    try clock.runDueWork()
    #expect(elements == [])
  }

  @Test func `OP-32: a serial scheduler gets each event by itself`() throws {
    final class Serial: SerialScheduler {
      let clock = VirtualClock()
      func schedule<StateType>(_ state: StateType, action: @escaping (StateType) -> any Disposable) -> any Disposable {
        clock.schedule(state, action: action)
      }
    }
    let scheduler = Serial()
    let subject = PublishSubject<Int>()
    var log: [String] = []
    let subscription = subject.observe(on: scheduler).subscribe(
      onNext: { log.append("\($0)") }, onCompleted: { log.append("completed") })
    subject.onNext(1)
    subject.onNext(2)
    _ = scheduler.schedule(()) {
      log.append("between")
      return Disposables.create()
    }
    subject.onNext(3)
    subject.onCompleted()
    try scheduler.clock.runDueWork()
    subscription.dispose()
    #expect(log == ["1", "2", "between", "3", "completed"])
  }

  @Test
  func `SM-22: each event is scheduled by itself on a serial scheduler, and asks there if it is still wanted`() throws {
    final class Serial: SerialScheduler {
      let clock = VirtualClock()
      var scheduled = 0
      func schedule<StateType>(_ state: StateType, action: @escaping (StateType) -> any Disposable) -> any Disposable {
        scheduled += 1
        return clock.schedule(state, action: action)
      }
    }
    let scheduler = Serial()
    let subject = PublishSubject<Int>()
    let history = History()
    let subscription = subject.observe(on: scheduler).write(to: history)
    subject.onNext(1)
    subject.onNext(2)
    #expect(scheduler.scheduled == 2)
    subscription.dispose()
    try scheduler.clock.runDueWork()
    #expect(history.lines == ["disposed"])
  }

  @Test func `SM-22: on any other scheduler one drain sends what has queued, an error after the elements`() throws {
    let clock = VirtualClock()
    let subject = PublishSubject<Int>()
    let history = History()
    let subscription = subject.observe(on: clock).write(to: history)
    subject.onNext(1)
    subject.onNext(2)
    subject.onError(TestError())
    #expect(history.lines == [])
    try clock.runDueWork()
    #expect(history.lines == ["1", "2", "error broken", "disposed"])
    subscription.dispose()
  }
}
