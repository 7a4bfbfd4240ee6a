import Observables
import TestSupport
import Testing
import VirtualTime

@Suite(.leakFree) struct ThrottleTests {
  @Test func `SM-36: the operator sends what its pictures show`() {
    expectPicture("throttle sends an element, then nothing for a while, then the latest", is: "-a---c----d-|") {
      $0.hot("-ab-c-----d-|").throttle(.milliseconds(40), scheduler: $0.clock)
    }
    expectPicture("throttle with latest: false drops what comes meanwhile", is: "-a--------d-|") {
      $0.hot("-ab-c-----d-|").throttle(.milliseconds(40), latest: false, scheduler: $0.clock)
    }
    expectPicture("throttle counts the span from the last element sent", is: "-a---b---d-----|") {
      $0.hot("-ab---c-d------|").throttle(.milliseconds(40), scheduler: $0.clock)
    }
  }

  @Test func `SM-36: the completion waits for the pending element, an error does not`() {
    let play = MarblePlay()
    let source = play.hot("-ab|")
    let out = source.throttle(.milliseconds(40), scheduler: play.clock)
    #expect(play.difference(of: out, from: "-a---[b|]") == nil)
    #expect(source.subscriptions == [Subscription(0, 30)])
    let again = MarblePlay()
    let failing = again.hot("-ab#").throttle(.milliseconds(40), scheduler: again.clock)
    #expect(again.difference(of: failing, from: "-a-#") == nil)
    #expect(!again.clock.hasOneShotWork)
  }

  @Test
  func `SM-36: a span of nothing throttles nothing, and a rest below a tick of the clock is rounded by the clock`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, 1), .next(210, 2), .next(211, 3), .completed(500)])
    let result = scheduler.start { source.throttle(.zero, scheduler: scheduler) }
    #expect(result.events == [.next(210, 1), .next(210, 2), .next(211, 3), .completed(500)])
    let coarse = TestScheduler(initialClock: 0)
    let close = coarse.createHotObservable([.next(210, 1), .next(220, 2), .completed(300)])
    let rounded = coarse.start { close.throttle(.milliseconds(20_400), scheduler: coarse) }
    #expect(rounded.events == [.next(210, 1), .next(230, 2), .completed(300)])
  }

  @Test func `SM-36: a timer that had fired before it was disposed, and comes late, sends nothing of a later span`() {
    let scheduler = LateScheduler()
    let source = PublishSubject<Int>()
    let history = History()
    let subscription = source.throttle(.seconds(10), scheduler: scheduler).write(to: history)
    for (second, element) in [(0, 1), (1, 2), (10, 3), (11, 4)] {
      scheduler.now = .seconds(second)
      source.onNext(element)
    }
    scheduler.now = .seconds(12)
    scheduler.timers[0]()
    #expect(history.lines == ["1", "3"])
    scheduler.now = .seconds(20)
    scheduler.timers[1]()
    #expect(history.lines == ["1", "3", "4"])
    subscription.dispose()
    scheduler.timers = []
  }

  @Test func `SM-36: the span begins when an element has been processed, so that an observer may send from inside`() {
    let scheduler = TestScheduler(initialClock: 0)
    let subject = PublishSubject<Int>()
    var elements: [Int] = []
    let subscription = subject.throttle(.seconds(10), scheduler: scheduler).subscribe(onNext: { element in
      elements.append(element)
      if element < 3 { subject.onNext(element + 1) }
    })
    subject.onNext(1)
    #expect(elements == [1, 2, 3])
    subject.onNext(7)
    #expect(elements == [1, 2, 3])
    subscription.dispose()
  }
}

/// Runs what it was given whenever the test says so, disposed or not.
private final class LateScheduler: SchedulerType {
  var now = Duration.zero
  var timers: [() -> Void] = []

  func schedule<StateType>(
    _ state: StateType, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    action(state)
  }

  func scheduleRelative<StateType>(
    _ state: StateType, dueTime: Duration, action: @escaping (StateType) -> any Disposable
  ) -> any Disposable {
    timers.append { _ = action(state) }
    return Disposables.create()
  }
}
