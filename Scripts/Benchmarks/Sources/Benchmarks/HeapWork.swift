import Glibc
import Observables

/// Work whose heap blocks another program counts: `Benchmarks heap WORK COUNT`.
enum HeapWork {
  /// The operators that allocate nothing for an element.
  static let operators: [(name: String, apply: @Sendable (Observable<Int>) -> Observable<Int>)] = [
    ("map", { $0.map { $0 &+ 1 } }),
    ("filter", { $0.filter { $0 & 1 == 0 } }),
    ("scan", { $0.scan(0) { $0 &+ $1 } }),
    ("take", { $0.take(.max) }),
    ("distinctUntilChanged", { $0.distinctUntilChanged() }),
    ("merge", { Observable.merge($0, .never()) }),
    ("combineLatest", { Observable.combineLatest($0, Observable.just(1).concat(Observable.never())) { $0 &+ $1 } }),
  ]

  /// The chain of five that subscriptions are measured with.
  static func chain(_ source: PublishSubject<Int>) -> Observable<Int> {
    source.map { $0 &+ 1 }.filter { $0 > 0 }.scan(0) { $0 &+ $1 }.distinctUntilChanged().map { $0 &* 2 }
  }

  /// Sends `count` elements through an operator, makes and drops `count` reactors, or keeps `count` idle chains.
  static func run(_ work: String, count: Int) {
    let subject = PublishSubject<Int>()
    if let operation = operators.first(where: { $0.name == work }) {
      let subscription = operation.apply(subject).subscribe(onNext: { consume($0) })
      for value in 0..<count { subject.onNext(value) }
      subscription.dispose()
    } else if work == "reactors" {
      for _ in 0..<count { useNewReactor() }
      exit(0)
    } else {
      let chain = chain(subject)
      var subscriptions: [any Disposable] = []
      // The same room whatever the count: what a subscriber keeps its subscriptions in is no part of the chain.
      subscriptions.reserveCapacity(10_000)
      for _ in 0..<count { subscriptions.append(chain.subscribe(onNext: { consume($0) })) }
      // Whoever counts looks at what is in use now.
      exit(0)
    }
  }
}
