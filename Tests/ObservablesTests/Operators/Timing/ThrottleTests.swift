import Observables
import TestSupport
import Testing
import VirtualTime

@Suite(.leakFree) struct ThrottleTests {
  @Test("throttle sends an element, then nothing for a while, then the latest")
  func picture() {
    let play = MarblePlay()
    let out = play.hot("-ab-c-----d-|").throttle(.milliseconds(40), scheduler: play.clock)
    #expect(play.difference(of: out, from: "-a---c----d-|") == nil)
  }

  @Test("throttle with latest: false drops what comes meanwhile")
  func pictureWithoutLatest() {
    let play = MarblePlay()
    let out = play.hot("-ab-c-----d-|").throttle(.milliseconds(40), latest: false, scheduler: play.clock)
    #expect(play.difference(of: out, from: "-a--------d-|") == nil)
  }

  @Test("throttle: the completion waits for the pending element, an error does not")
  func ends() {
    let play = MarblePlay()
    let out = play.hot("-ab|").throttle(.milliseconds(40), scheduler: play.clock)
    #expect(play.difference(of: out, from: "-a---[b|]") == nil)
    let again = MarblePlay()
    let failing = again.hot("-ab#").throttle(.milliseconds(40), scheduler: again.clock)
    #expect(again.difference(of: failing, from: "-a-#") == nil)
    #expect(!again.clock.hasOneShotWork)
  }

  @Test("throttle counts the span from the last element sent")
  func spans() {
    let play = MarblePlay()
    let out = play.hot("-ab---c-d------|").throttle(.milliseconds(40), scheduler: play.clock)
    #expect(play.difference(of: out, from: "-a---b---d-----|") == nil)
  }

  private let events: [Recorded<Event<Int>>] = [
    .next(150, 1), .next(210, 2), .next(250, 3), .next(310, 4), .next(350, 5), .next(410, 6), .next(450, 7),
    .completed(500),
  ]

  @Test("SM-36: at once if the span is over, else the latest at its end; the completion waits for it")
  func times() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable(events)
    let result = scheduler.start { source.throttle(.seconds(200), scheduler: scheduler) }
    #expect(result.events == [.next(210, 2), .next(410, 6), .next(610, 7), .completed(610)])
    #expect(source.subscriptions == [Subscription(200, 500)])
  }

  @Test("SM-36: without the latest there is nothing to wait for")
  func timesWithoutLatest() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable(events)
    let result = scheduler.start { source.throttle(.seconds(200), latest: false, scheduler: scheduler) }
    #expect(result.events == [.next(210, 2), .next(410, 6), .completed(500)])
  }

  @Test("SM-36: a span of nothing throttles nothing, and a rest below a tick of the clock is rounded by the clock")
  func noSpan() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, 1), .next(210, 2), .next(211, 3), .completed(500)])
    let result = scheduler.start { source.throttle(.zero, scheduler: scheduler) }
    #expect(result.events == [.next(210, 1), .next(210, 2), .next(211, 3), .completed(500)])
    let coarse = TestScheduler(initialClock: 0)
    let close = coarse.createHotObservable([.next(210, 1), .next(220, 2), .completed(300)])
    let rounded = coarse.start { close.throttle(.milliseconds(20_400), scheduler: coarse) }
    #expect(rounded.events == [.next(210, 1), .next(230, 2), .completed(300)])
  }

  @Test("SM-36: a timer that had fired before it was disposed, and comes late, sends nothing of a later span")
  func lateTimer() {
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

  @Test("SM-36: the span begins when an element has been processed, so that an observer may send from inside")
  func nested() {
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
