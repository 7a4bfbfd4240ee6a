import Observables
import TestSupport
import Testing
import VirtualTime

@Suite(.leakFree) struct ConnectableObservableTests {
  @Test func `OP-07: the connection is over before the observers hear of the end`() {
    let source = PublishSubject<Int>()
    let shared = source.publish()
    var log: [String] = []
    _ = shared.subscribe(onCompleted: {
      log.append("completed, source observed: \(source.hasObservers)")
      _ = shared.connect()
      _ = shared.subscribe(onCompleted: { log.append("again") })
    })
    _ = shared.connect()
    source.onCompleted()
    #expect(log == ["completed, source observed: false"])
  }

  @Test func `OP-07, SM-50: connecting twice is connecting once; a disposed connection gives way to a new one`() {
    let scheduler = TestScheduler(initialClock: 0)
    let source = scheduler.createHotObservable([.next(210, 1), .next(310, 2), .next(410, 3), .next(510, 4)])
    let published = source.publish()
    let history = History()
    _ = published.subscribe(onNext: { history.note("\($0) at \(scheduler.clock)") })
    var connection: (any Disposable)?
    scheduler.scheduleAt(200) {
      connection = published.connect()
      _ = published.connect()
    }
    scheduler.scheduleAt(300) { connection?.dispose() }
    scheduler.scheduleAt(400) {
      _ = published.subscribe(onNext: { history.note("late \($0) at \(scheduler.clock)") })
      connection = published.connect()
    }
    scheduler.scheduleAt(500) { connection?.dispose() }
    scheduler.start()
    #expect(source.subscriptions == [Subscription(200, 300), Subscription(400, 500)])
    // The new connection has a new subject: who listened to the old one is not heard of again.
    #expect(history.lines == ["1 at 210", "late 3 at 410"])
  }

  @Test func `OP-07: connecting again returns the same connection, which ends by the disposal of either`() {
    let source = PublishSubject<Int>()
    let shared = source.publish()
    let first = shared.connect()
    let second = shared.connect()
    let isSame = (first as AnyObject) === (second as AnyObject)
    #expect(isSame)
    second.dispose()
    #expect(!source.hasObservers)
    let third = shared.connect()
    first.dispose()
    #expect(source.hasObservers)
    third.dispose()
  }

  @Test func `SM-50: multicast keeps the subject that it was given; its observers hear the next connection too`() {
    let source = PublishSubject<Int>()
    let shared = source.multicast(PublishSubject())
    let history = History()
    let subscription = shared.write(to: history)
    shared.connect().dispose()
    source.onNext(1)
    let connection = shared.connect()
    source.onNext(2)
    connection.dispose()
    subscription.dispose()
    #expect(history.lines == ["2", "disposed"])
  }

  @Test func `SM-50: at an end the connection is over before it is told: an observer may connect anew from inside`() {
    var subscriptions = 0
    let first = PublishSubject<Int>()
    let second = PublishSubject<Int>()
    let source = Observable<Int>.deferred {
      subscriptions += 1
      return subscriptions == 1 ? first : second
    }
    let published = source.publish()
    let history = History()
    let group = CompositeDisposable()
    _ = published.subscribe(onCompleted: {
      _ = group.insert(published.write(to: history, "again"))
      _ = group.insert(published.connect())
    })
    _ = group.insert(published.connect())
    first.onCompleted()
    second.onNext(1)
    #expect(subscriptions == 2)
    #expect(history.lines == ["again: 1"])
    group.dispose()
    #expect(!second.hasObservers)
  }

  @Test func `OP-07: code for whatever can be connected connects it`() {
    func hear<Source: ConnectableObservableType>(_ source: Source) -> [Source.Element] {
      var elements: [Source.Element] = []
      _ = source.subscribe(onNext: { elements.append($0) })
      source.connect().dispose()
      return elements
    }
    #expect(hear(Observable.of(1, 2).publish()) == [1, 2])
  }
}
