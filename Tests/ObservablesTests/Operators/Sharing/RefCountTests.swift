import Observables
import TestSupport
import Testing
import VirtualTime

@Suite(.leakFree) struct RefCountTests {
  @Test func `OP-35: refCount connects with the first observer and disconnects after the last`() throws {
    let play = MarblePlay()
    let source = play.hot("-a-b-c-|")
    let shared = source.publish().refCount()
    var log: [String] = []
    let first = shared.subscribe(onNext: { log.append("first \($0)") })
    try play.clock.advance(by: .milliseconds(20))
    let second = shared.subscribe(onNext: { log.append("second \($0)") }, onCompleted: { log.append("second |") })
    try play.clock.advance(by: .milliseconds(20))
    first.dispose()
    try play.clock.advance(by: .milliseconds(100))
    second.dispose()
    #expect(log == ["first a", "first b", "second b", "second c", "second |"])
    #expect(source.subscriptions == [Subscription(0, 70)])
  }

  @Test func `OP-35: after the last has gone the next one connects anew`() {
    let play = MarblePlay()
    let source = play.hot("----")
    let shared = source.publish().refCount()
    let first = shared.subscribe()
    let second = shared.subscribe()
    #expect(source.subscriptions.count == 1)
    first.dispose()
    #expect(source.observerCount == 1)
    second.dispose()
    #expect(source.observerCount == 0)
    shared.subscribe().dispose()
    #expect(source.subscriptions == [Subscription(0, 0), Subscription(0, 0)])
  }

  @Test func `OP-35: an observer that the subject ends at once does not connect`() {
    var subscriptions = 0
    let source = Observable<Int>.create { observer in
      subscriptions += 1
      observer.onCompleted()
      return Disposables.create()
    }
    let shared = source.multicast(PublishSubject()).refCount()
    _ = shared.subscribe()
    _ = shared.subscribe()
    #expect(subscriptions == 1)
  }

  @Test func `OP-35: an observer that subscribes again at the end begins a new connection`() {
    var subscriptions = 0
    let source = Observable<Int>.create { observer in
      subscriptions += 1
      observer.onNext(subscriptions)
      if subscriptions == 1 { observer.onCompleted() }
      return Disposables.create()
    }
    let shared = source.publish().refCount()
    var log: [String] = []
    var second: (any Disposable)?
    _ = shared.subscribe(
      onNext: { log.append("first \($0)") },
      onCompleted: { second = shared.subscribe(onNext: { log.append("second \($0)") }) })
    second?.dispose()
    #expect(log == ["first 1", "second 2"])
    #expect(subscriptions == 2)
  }

  @Test func `OP-35: a connectable sequence of another library is counted too`() {
    final class Foreign: ConnectableObservableType {
      typealias Element = Int

      let subject = PublishSubject<Int>()
      let history: History
      init(_ history: History) { self.history = history }
      func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable where Observer.Element == Int {
        subject.subscribe(observer)
      }
      func connect() -> any Disposable {
        history.note("connect")
        return Disposables.create { [history] in history.note("disconnect") }
      }
    }
    let history = History()
    let source = Foreign(history)
    let shared = source.refCount()
    for _ in 1...2 {
      let first = shared.write(to: history, "first")
      let second = shared.write(to: history, "second")
      source.subject.onNext(1)
      first.dispose()
      second.dispose()
    }
    let round = ["connect", "first: 1", "second: 1", "first: disposed", "disconnect", "second: disposed"]
    #expect(history.lines == round + round)
    _ = shared.write(to: history)
    source.subject.onCompleted()
    #expect(history.lines.suffix(4) == ["connect", "completed", "disposed", "disconnect"])
  }

  @Test func `SM-51: the subject is subscribed first, then the source is connected`() {
    let history = History()
    let source = Observable<Int>.create { observer in
      history.note("connected")
      observer.onNext(1)
      observer.onCompleted()
      return Disposables.create()
    }
    let subject = PublishSubject<Int>()
    let shared = source.multicast(subject).refCount()
    _ = shared.write(to: history)
    #expect(history.lines == ["connected", "1", "completed", "disposed"])
    // The subject has ended: it ends the next observer at once, and nothing is connected.
    _ = shared.write(to: history, "late")
    #expect(history.lines.suffix(2) == ["late: completed", "late: disposed"])
    #expect(history.lines.filter { $0 == "connected" }.count == 1)
  }

  @Test func `SM-51: at the end the count begins anew before it is told: who subscribes from inside connects again`() {
    var subscriptions = 0
    var feed: AnyObserver<Int>?
    let source = Observable<Int>.create { observer in
      subscriptions += 1
      feed = observer
      return Disposables.create()
    }
    let shared = source.share()
    let history = History()
    let group = CompositeDisposable()
    _ = shared.subscribe(onError: { _ in _ = group.insert(shared.write(to: history, "first again")) })
    _ = shared.subscribe(onError: { _ in _ = group.insert(shared.write(to: history, "second again")) })
    let old = feed
    old?.onError(TestError())
    #expect(subscriptions == 2)
    feed?.onNext(1)
    old?.onNext(9)
    #expect(history.lines == ["first again: 1", "second again: 1"])
    group.dispose()
    #expect(subscriptions == 2)
    feed = nil
  }
}
