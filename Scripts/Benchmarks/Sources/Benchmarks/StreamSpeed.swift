import Observables

/// A chain of closures behind a class: what somebody writes by hand for the same work.
private final class HandMadeChain {
  var subscriber: ((Int) -> Void)?

  func send(_ value: Int) {
    let mapped = value &+ 1
    if mapped & 1 == 0 || mapped > 0 { subscriber?(mapped &* 2) }
  }
}

/// What an element costs on its way through operators.
enum StreamBenchmarks {
  static func rows() -> [Row] {
    let count = 200_000
    let stopwatch = Stopwatch(operations: count)
    let hand = HandMadeChain()
    hand.subscriber = { consume($0) }
    let baseline = stopwatch.time { for value in 0..<count { hand.send(value) } }

    func row(_ work: String, goal: Double, _ body: () -> Void) -> Row {
      Row(
        work: work, measured: stopwatch.time(body), baseline: "closures by hand", baselineMeasured: baseline,
        goal: goal)
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
      row("subject, map, filter, map, subscriber", goal: 35) { for value in 0..<count { chain.onNext(value) } },
      row("flatMap to just", goal: 150) { for value in 0..<count { flat.onNext(value) } },
      row("combineLatest of two", goal: 50) { for value in 0..<count { left.onNext(value) } },
      row("zip of two, a pair", goal: 90) {
        for value in 0..<count {
          first.onNext(value)
          second.onNext(value)
        }
      },
      row("range, map, filter, scan, an element", goal: 20) {
        _ = Observable.range(start: 0, count: count).map { $0 &+ 1 }.filter { $0 > 0 }.scan(0) { $0 &+ $1 }
          .subscribe(onNext: { consume($0) })
      },
      row("merge of two subjects", goal: 50) { for value in 0..<count { one.onNext(value) } },
      row("share(replay: 1) with three subscribers", goal: 100) { for value in 0..<count { source.onNext(value) } },
    ]
  }
}
