import RxCocoa
import RxSwift

typealias Action<Input, Output> = (Input) -> Observable<Output>
typealias Seconds = RxTimeInterval

func log<O: ObservableType>(_ source: O, into lines: @escaping (String) -> Void) -> Disposable
where O.Element: CustomStringConvertible {
  source.subscribe(onNext: { lines($0.description) })
}

func largest(_ source: some ObservableType<Int>) -> Observable<Int> { source.reduce(.min) { max($0, $1) } }

func sum(_ sources: [any ObservableType<Int>]) -> Int {
  sources.reduce(0) { $0 + $1.asObservable().collected().reduce(0, +) }
}

func send<O: ObserverType>(_ values: O.Element..., to observer: O) { values.forEach { observer.onNext($0) } }

func first<C: ObservableConvertibleType>(of source: C, otherwise value: C.Element) -> C.Element {
  source.asObservable().take(1).collected().first ?? value
}

func combine<A, B>(_ a: Observable<A>, _ b: Observable<B>) -> Observable<(A, B)> { Observable.combineLatest(a, b) }

func every<S: Sequence>(_ sources: S) -> Observable<Bool>
where S.Element: ObservableConvertibleType, S.Element.Element == Bool {
  Observable.combineLatest(sources.map { $0.asObservable() }) { $0.allSatisfy { $0 } }
}

func poll<T>(
  every interval: Seconds, scheduler: SchedulerType = MainScheduler.instance, _ make: @escaping () -> Single<T>
) -> Observable<T> {
  Observable<Int>.interval(interval, scheduler: scheduler).startWith(0).flatMapFirst { _ in make() }
}

final class Loader<Key: Hashable, Value> {
  private let load: Action<Key, Value>
  private var running: [Key: Observable<Value>] = [:]
  init(_ load: @escaping Action<Key, Value>) { self.load = load }

  subscript(key: Key) -> Observable<Value> {
    if let known = running[key] { return known }
    let shared = load(key).share(replay: 1, scope: .forever)
    running[key] = shared
    return shared
  }
}

func genericFunctions(_ checks: Checks) {
  var lines: [String] = []
  _ = log(Observable.of(1, 2)) { lines.append($0) }
  _ = log(BehaviorRelay(value: "relay")) { lines.append($0) }
  checks.expect(lines, ["1", "2", "relay"])
  checks.expect(largest(Observable.of(3, 9, 4)).collected(), [9])
  checks.expect(largest(PublishRelay<Int>().asObservable().startWith(1).take(1)).collected(), [1])
  checks.expect(sum([Observable.of(1, 2), BehaviorSubject(value: 3), BehaviorRelay(value: 4)]), 10)
  let relayed = Collector<Int>()
  send(1, 2, to: relayed)
  send(3, to: relayed.asObserver())
  checks.expect(relayed.elements, [1, 2, 3])
  checks.expect(first(of: Single.just(5), otherwise: 0), 5)
  checks.expect(first(of: Driver.just(6), otherwise: 0), 6)
  checks.expect(first(of: Maybe<Int>.empty(), otherwise: 7), 7)
  checks.expect(combine(.just(1), .just("a")).map { "\($0)\($1)" }.collected(), ["1a"])
  checks.expect(every([Observable.just(true), .just(false)]).collected(), [false])
  checks.expect(every([Driver.just(true), .just(true)]).collected(), [true])

  let scheduler = ManualScheduler()
  var polls = 0
  _ = poll(every: .seconds(5), scheduler: scheduler) { () -> Single<Int> in
    polls += 1
    return .just(polls)
  }
  .subscribe()
  scheduler.advance(.seconds(11))
  checks.expect(polls, 3)

  var loads = 0
  let loader = Loader<String, Int> { key in
    loads += 1
    return .just(key.count)
  }
  checks.expect(
    Observable.zip(loader["four"], loader["four"], loader["to"]) { [$0, $1, $2] }.collected(), [[4, 4, 2]])
  checks.expect(loads, 2)
}
