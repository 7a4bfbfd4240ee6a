import RxSwift
import RxTest

func sharing(_ checks: Checks) {
  var requests = 0
  let answers = PublishSubject<Int>()
  let request = Observable<Int>.create { observer in
    requests += 1
    return answers.subscribe(observer)
  }

  // Without sharing each subscriber has its own.
  let bag = DisposeBag()
  bag.insert(request.subscribe(), request.subscribe())
  checks.expect(requests, 2)

  requests = 0
  var log: [String] = []
  let shared = request.share(replay: 1, scope: .whileConnected)
  let first = shared.subscribe(onNext: { log.append("a\($0)") })
  answers.onNext(1)
  let second = shared.subscribe(onNext: { log.append("b\($0)") })
  answers.onNext(2)
  checks.expect(requests, 1)
  first.dispose()
  second.dispose()
  shared.subscribe(onNext: { log.append("c\($0)") }).dispose()
  checks.expect(log, ["a1", "b1", "a2", "b2"])
  checks.expect(requests, 2)

  let forever = request.share(replay: 1, scope: .forever)
  forever.subscribe().disposed(by: bag)
  answers.onNext(3)
  let kept = Observable.just(5).share(replay: 2, scope: .forever)
  checks.expect(kept.collected() + kept.collected(), [5, 5])
  checks.expect(forever.take(1).collected(), [3])

  // Connecting by hand.
  log = []
  let published = Observable.of(1, 2).publish()
  let subscriptions = [
    published.subscribe(onNext: { log.append("x\($0)") }), published.subscribe(onNext: { log.append("y\($0)") }),
  ]
  checks.expect(log, [])
  let connection = published.connect()
  checks.expect(log, ["x1", "y1", "x2", "y2"])
  connection.dispose()
  Disposables.create(subscriptions).dispose()

  let endless = Observable.concat(.of(1, 2, 3), .never())
  let replayed = endless.replay(2)
  _ = replayed.connect()
  checks.expect(replayed.collected(), [2, 3])
  let everything = endless.replayAll()
  everything.connect().disposed(by: bag)
  checks.expect(everything.collected(), [1, 2, 3])
  checks.expect(Observable.of(1, 2).publish().refCount().collected(), [1, 2])

  let multicast = Observable.of(1, 2).multicast(ReplaySubject<Int>.createUnbounded())
  _ = multicast.connect()
  checks.expect(multicast.collected(), [1, 2])
  let remade = Observable.of(7).multicast(makeSubject: { PublishSubject<Int>() })
  checks.expect(remade.refCount().collected(), [7])
  checks.expect(
    Observable.of(1, 2, 3)
      .multicast({ PublishSubject<Int>() }) { shared in Observable.zip(shared, shared.skip(1)) { $1 - $0 } }
      .collected(),
    [1, 1])

  // Late to a subject of each kind.
  let publish = PublishSubject<Int>()
  let behavior = BehaviorSubject(value: 0)
  let replay = ReplaySubject<Int>.create(bufferSize: 2)
  let async = AsyncSubject<Int>()
  let subjects: [AnyObserver<Int>] = [
    publish.asObserver().asObserver(), AnyObserver(behavior), replay.asObserver().asObserver(),
    .init { async.on($0) },
  ]
  Observable.of(1, 2, 3).subscribe { event in subjects.forEach { $0.on(event) } }.disposed(by: bag)
  checks.expect(
    [publish, behavior, replay, async].map { $0.described() },
    ["completed", "completed", "next(2) next(3) completed", "next(3) completed"])
  checks.expect(try? behavior.value(), 3)
  checks.expect(publish.hasObservers, false)

  let scheduler = TestScheduler(initialClock: 0)
  let source = scheduler.createColdObservable([.next(10, 1), .next(20, 2), .completed(30)])
  let once = source.share()
  let observers = (0..<2).map { _ in scheduler.createObserver(Int.self) }
  scheduler.scheduleAt(200) { _ = once.subscribe(observers[0]) }
  scheduler.scheduleAt(215) { _ = once.bind(to: observers[1]) }
  scheduler.start()
  checks.expect(observers[0].events, [.next(210, 1), .next(220, 2), .completed(230)])
  checks.expect(observers[1].events, [.next(220, 2), .completed(230)])
  checks.expect(source.subscriptions, [Subscription(200, 230)])
}
