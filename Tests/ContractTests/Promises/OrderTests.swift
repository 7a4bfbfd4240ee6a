import Observables
import TestSupport
import Testing
import VirtualTime

/// Observers are called in the order of their subscription, however many they are.
@Suite(.leakFree) struct OrderTests {
  /// A sequence that many may observe, and its input.
  struct Channel: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let open: @Sendable () -> (out: Observable<Int>, send: (Int) -> Void, connection: any Disposable)

    static let all = [
      Channel(testDescription: "PublishSubject") { subject(PublishSubject<Int>()) },
      Channel(testDescription: "BehaviorSubject") { subject(BehaviorSubject(value: 0)) },
      Channel(testDescription: "ReplaySubject") { subject(ReplaySubject<Int>.create(bufferSize: 1)) },
      Channel(testDescription: "ReplaySubject, unbounded") { subject(ReplaySubject<Int>.createUnbounded()) },
      Channel(testDescription: "PublishRelay") {
        let relay = PublishRelay<Int>()
        return (relay.asObservable(), { relay.accept($0) }, Disposables.create())
      },
      Channel(testDescription: "BehaviorRelay") {
        let relay = BehaviorRelay(value: 0)
        return (relay.asObservable(), { relay.accept($0) }, Disposables.create())
      },
      Channel(testDescription: "ReplayRelay") {
        let relay = ReplayRelay<Int>.create(bufferSize: 1)
        return (relay.asObservable(), { relay.accept($0) }, Disposables.create())
      },
      Channel(testDescription: "publish") { connected { $0.publish() } },
      Channel(testDescription: "replay") { connected { $0.replay(1) } },
      Channel(testDescription: "replayAll") { connected { $0.replayAll() } },
      Channel(testDescription: "share") { shared { $0.share() } },
      Channel(testDescription: "share, replaying") { shared { $0.share(replay: 1) } },
      Channel(testDescription: "share, forever") { shared { $0.share(replay: 1, scope: .forever) } },
    ]

    private static func subject<Subject: SubjectType & ObserverType>(
      _ subject: Subject
    ) -> (out: Observable<Int>, send: (Int) -> Void, connection: any Disposable)
    where Subject: ObservableType<Int>, Subject: ObserverType<Int> {
      (subject.asObservable(), { subject.onNext($0) }, Disposables.create())
    }

    private static func connected(
      _ make: (Observable<Int>) -> ConnectableObservable<Int>
    ) -> (out: Observable<Int>, send: (Int) -> Void, connection: any Disposable) {
      let source = PublishSubject<Int>()
      let connectable = make(source)
      return (connectable, { source.onNext($0) }, connectable.connect())
    }

    private static func shared(
      _ make: (Observable<Int>) -> Observable<Int>
    ) -> (out: Observable<Int>, send: (Int) -> Void, connection: any Disposable) {
      let source = PublishSubject<Int>()
      return (make(source), { source.onNext($0) }, Disposables.create())
    }
  }

  @Test(arguments: Channel.all, [1, 31, 32, 1_000])
  func `observers hear each element in the order of their subscription`(channel: Channel, count: Int) {
    let (out, send, connection) = channel.open()
    var heard: [Int] = []
    let bag = CompositeDisposable()
    for observer in 0..<count {
      _ = bag.insert(out.subscribe(onNext: { if $0 == 7 { heard.append(observer) } }))
    }
    send(7)
    #expect(heard == Array(0..<count))
    heard = []
    send(7)
    #expect(heard == Array(0..<count))
    bag.dispose()
    connection.dispose()
  }

  @Test(arguments: Channel.all, [3, 31, 32, 1_000])
  func `the order stays when every third has gone and others have come`(channel: Channel, count: Int) {
    let (out, send, connection) = channel.open()
    var heard: [Int] = []
    var subscriptions: [Int: any Disposable] = [:]
    for observer in 0..<count {
      subscriptions[observer] = out.subscribe(onNext: { if $0 == 7 { heard.append(observer) } })
    }
    for observer in stride(from: 0, to: count, by: 3) { subscriptions.removeValue(forKey: observer)?.dispose() }
    subscriptions[count] = out.subscribe(onNext: { if $0 == 7 { heard.append(count) } })
    send(7)
    #expect(heard == (0..<count).filter { $0 % 3 != 0 } + [count])
    for subscription in subscriptions.values { subscription.dispose() }
    connection.dispose()
  }
}
