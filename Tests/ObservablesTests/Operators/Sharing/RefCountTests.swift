import Observables
import Testing
import VirtualTime

struct RefCountTests {
  @Test("OP-35 refCount connects with the first observer and disconnects after the last")
  func picture() throws {
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

  @Test("OP-35 after the last has gone the next one connects anew")
  func reconnects() {
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

  @Test("OP-35 an observer that the subject ends at once does not connect")
  func endedSubject() {
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

  @Test("OP-35 an observer that subscribes again at the end begins a new connection")
  func resubscribesInside() {
    var subscriptions = 0
    let source = Observable<Int>.create { observer in
      subscriptions += 1
      observer.onNext(subscriptions)
      if subscriptions == 1 { observer.onCompleted() }
      return Disposables.create()
    }
    let shared = source.publish().refCount()
    var log: [String] = []
    _ = shared.subscribe(
      onNext: { log.append("first \($0)") },
      onCompleted: { _ = shared.subscribe(onNext: { log.append("second \($0)") }) })
    #expect(log == ["first 1", "second 2"])
    #expect(subscriptions == 2)
  }
}
