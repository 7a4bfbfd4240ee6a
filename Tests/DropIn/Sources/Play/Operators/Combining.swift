import RxSwift
import RxTest

func combining(_ checks: Checks) {
  let a = PublishSubject<Int>()
  let b = PublishSubject<String>()
  let bag = DisposeBag()
  var log: [String] = []

  Observable.combineLatest(a, b) { "\($0)\($1)" }.subscribe(onNext: { log.append($0) }).disposed(by: bag)
  Observable.combineLatest(a, b)
    .map { number, text in "(\(number), \(text))" }
    .subscribe(onNext: { log.append($0) })
    .disposed(by: bag)
  Observable.combineLatest([a, a.map { $0 * 10 }])
    .subscribe(onNext: { numbers in log.append("\(numbers)") })
    .disposed(by: bag)
  Observable.zip(a, b, resultSelector: { n, s in "zip \(n)\(s)" }).subscribe(onNext: { log.append($0) }).disposed(
    by: bag)
  a.onNext(1)
  b.onNext("x")
  a.onNext(2)
  checks.expect(log, ["[1, 10]", "1x", "(1, x)", "zip 1x", "2x", "(2, x)", "[2, 10]", "[2, 20]"])

  // Each arity.
  let one = Observable.just(1)
  checks.expect(
    Observable.zip(one, one, one, one, one, one, one, one) { $0 + $1 + $2 + $3 + $4 + $5 + $6 + $7 }.collected(), [8])
  checks.expect(
    Observable.combineLatest(one, Observable.just("a"), Observable.just(true), Observable.just(2.5))
      .map { "\($0) \($1) \($2) \($3)" }.collected(),
    ["1 a true 2.5"])
  let eight = Observable.zip(one, one, one, one, one, one, one, Observable.of("last"))
  checks.expect(eight.map { $0.7 }.collected(), ["last"])
  let (number, text) = Observable.zip(one, Observable.just("t")).collected()[0]
  checks.expect("\(number)\(text)", "1t")
  checks.expect(Observable.zip([one, one, one]) { $0.reduce(0, +) }.collected(), [3])
  checks.expect(Observable.zip([one, one]).collected(), [[1, 1]])
  checks.expect(Observable.combineLatest([one, one]) { $0.count }.collected(), [2])

  // One after another, or as they come.
  checks.expect(Observable.merge(.just(1), .just(2), .of(3, 4)).collected(), [1, 2, 3, 4])
  checks.expect(Observable.merge(.of(1, 3), .of(2, 4)).collected(), [1, 2, 3, 4])
  checks.expect(Observable.merge([1, 2].map { .just($0) }).collected(), [1, 2])
  checks.expect(Observable<Int>.merge([]).described(), "completed")
  checks.expect(Observable.concat([.of(1, 2), .just(3), .empty()]).collected(), [1, 2, 3])
  checks.expect(Observable.concat(.of(1, 2), .just(3)).collected(), [1, 2, 3])
  checks.expect(Observable.of(1, 2).concat(Observable.just(3)).concat(Single.just(4)).collected(), [1, 2, 3, 4])
  checks.expect(Observable.of(3, 4).startWith(1, 2).startWith(0).collected(), [0, 1, 2, 3, 4])
  checks.expect(Observable.of(Observable.of(1, 2), Observable.of(3)).merge().collected(), [1, 2, 3])
  checks.expect(Observable.of(Observable.of(1, 2), Observable.of(3)).concat().collected(), [1, 2, 3])
  checks.expect(Observable.of(Single.just(1), .just(3)).merge(maxConcurrent: 1).collected(), [1, 3])
  checks.expect(Observable.of(Observable.of(1, 2), .never()).switchLatest().collected(), [1])
  checks.expect(Observable.of(1, 2).withLatestFrom(Observable.just("x")) { "\($0)\($1)" }.collected(), ["1x", "2x"])
  checks.expect(Observable.of(1, 2).withLatestFrom(Observable.just("x")).collected(), ["x", "x"])
  checks.expect(Observable<Int>.never().amb(Observable.just(2)).collected(), [2])
  checks.expect(Observable.amb([.never(), .from(1...2), .never()]).collected(), [1, 2])

  // A sampler and its source.
  let scheduler = TestScheduler(initialClock: 0)
  let ticks = scheduler.createHotObservable([.next(220, ()), .next(240, ()), .next(260, ())])
  let source = scheduler.createHotObservable([.next(210, 1), .next(215, 2), .next(250, 3)])
  checks.expect(scheduler.start { source.sample(ticks) }.events, [.next(220, 2), .next(260, 3)])
  let again = TestScheduler(initialClock: 0)
  let hot = again.createHotObservable([.next(210, 1), .next(215, 2), .next(250, 3)])
  let stop = again.createHotObservable([.next(230, "stop")])
  checks.expect(
    again.start { hot.take(until: stop).concat(hot.skip(until: stop)) }.events, [.next(210, 1), .next(215, 2)])

  final class Owner { let factor = 10 }
  var owner: Owner? = Owner()
  let feed = PublishSubject<Int>()
  log = []
  feed.withUnretained(owner!)
    .map { owner, value in owner.factor * value }
    .subscribe(onNext: { log.append("\($0)") }, onCompleted: { log.append("completed") })
    .disposed(by: bag)
  feed.withUnretained(owner!) { "\($0.factor) \($1)" }
    .subscribe(onNext: { log.append($0) })
    .disposed(by: bag)
  feed.onNext(1)
  owner = nil
  feed.onNext(2)
  checks.expect(log, ["10", "10 1", "completed"])
}
