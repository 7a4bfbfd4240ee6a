import Observables

/// What an element costs on its way through operators.
enum StreamBenchmarks {
  static func rows() -> [Row] {
    let count = 200_000
    let stopwatch = Stopwatch(operations: count)

    func row(_ work: String, units: Double, obstacle: String = "", _ body: () -> Void) -> Row {
      Row(work, stopwatch.time(body), units: units, obstacle: obstacle)
    }

    let bag = DisposeBag()
    let chain = PublishSubject<Int>()
    chain.map { $0 &+ 1 }.filter { $0 & 1 == 0 || $0 > 0 }.map { $0 &* 2 }
      .subscribe(onNext: { consume($0) }).disposed(by: bag)

    let flat = PublishSubject<Int>()
    flat.flatMap { Observable.just($0) }.subscribe(onNext: { consume($0) }).disposed(by: bag)

    let left = PublishSubject<Int>()
    let right = PublishSubject<Int>()
    Observable.combineLatest(left, right) { $0 &+ $1 }.subscribe(onNext: { consume($0) }).disposed(by: bag)
    right.onNext(1)

    let first = PublishSubject<Int>()
    let second = PublishSubject<Int>()
    Observable.zip(first, second) { $0 &+ $1 }.subscribe(onNext: { consume($0) }).disposed(by: bag)

    let one = PublishSubject<Int>()
    let other = PublishSubject<Int>()
    Observable.merge(one, other).subscribe(onNext: { consume($0) }).disposed(by: bag)

    let source = PublishSubject<Int>()
    let shared = source.share(replay: 1)
    for _ in 0..<3 { shared.subscribe(onNext: { consume($0) }).disposed(by: bag) }

    return [
      row("subject, map, filter, map, subscriber", units: 1.3) { for value in 0..<count { chain.onNext(value) } },
      row("flatMap to just", units: 2.8, obstacle: "an object for each element, and three atomic operations") {
        for value in 0..<count { flat.onNext(value) }
      },
      row("combineLatest of two", units: 2.5) { for value in 0..<count { left.onNext(value) } },
      row("zip of two, a pair", units: 4) {
        for value in 0..<count {
          first.onNext(value)
          second.onNext(value)
        }
      },
      row("range, map, filter, scan, an element", units: 0.9) {
        _ = Observable.range(start: 0, count: count).map { $0 &+ 1 }.filter { $0 > 0 }.scan(0) { $0 &+ $1 }
          .subscribe(onNext: { consume($0) })
      },
      row("merge of two subjects", units: 2.3) { for value in 0..<count { one.onNext(value) } },
      row("share(replay: 1) with three subscribers", units: 4.5) { for value in 0..<count { source.onNext(value) } },
    ]
  }
}
