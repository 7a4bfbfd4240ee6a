import Observables

/// What subscriptions cost: to make and to reach.
enum SubscriptionBenchmarks {
  static func rows() -> [Row] {
    [subscribing(), publishing(observers: 1_000)]
  }

  private static func subscribing() -> Row {
    let count = 100_000
    let stopwatch = Stopwatch(operations: count)
    let chain = HeapWork.chain(PublishSubject<Int>())
    let measured = stopwatch.time {
      for _ in 0..<count { chain.subscribe(onNext: { consume($0) }).dispose() }
    }
    return Row(
      "subscribe to a chain of five and dispose", measured, units: 23,
      obstacle: "a third goes to the allocator, for an object of each link")
  }

  private static func publishing(observers: Int) -> Row {
    let count = 500
    let stopwatch = Stopwatch(operations: count * observers)
    let bag = DisposeBag()
    let subject = PublishSubject<Int>()
    var closures: [(Int) -> Void] = []
    for _ in 0..<observers {
      subject.subscribe(onNext: { consume($0) }).disposed(by: bag)
      closures.append { consume($0) }
    }
    let baseline = stopwatch.time { for value in 0..<count { for closure in closures { closure(value) } } }
    let measured = stopwatch.time { for value in 0..<count { subject.onNext(value) } }
    return Row(
      work: "publish to 1,000 observers, each", measured: measured, baseline: "an array of closures",
      baselineMeasured: baseline, goal: 8)
  }
}
