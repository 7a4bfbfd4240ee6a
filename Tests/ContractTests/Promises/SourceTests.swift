import Observables
import TestSupport
import Testing
import VirtualTime

/// The behaviour of operators with rude, long and synchronous sources.
@Suite(.leakFree) struct SourceTests {
  /// Goes on after its end, which the grammar forbids.
  private struct Rude: ObservableType {
    typealias Element = Int
    let fails: Bool

    func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable where Observer.Element == Int {
      observer.onNext(1)
      if fails { observer.onError(Failure()) }
      observer.onCompleted()
      observer.onNext(2)
      observer.onError(Failure())
      observer.onCompleted()
      return Disposables.create()
    }
  }

  @Test(arguments: Operator.all)
  func `a source that goes on after its end is cut off`(operation: Operator) throws {
    let clock = VirtualClock()
    var ends: [String] = []
    var afterEnd = 0
    let subscription = operation.apply(Rude(fails: false).asObservable(), clock).subscribe { event in
      if !ends.isEmpty { afterEnd += 1 }
      if event.isStopEvent { ends.append("\(event)") }
    }
    try clock.advance(by: .seconds(100))
    subscription.dispose()
    // Its source ended before it opened: by its contract it goes on in silence.
    #expect(ends == (operation.signature == "skip(until:)" ? [] : ["completed"]))
    #expect(afterEnd == 0)
  }

  @Test(arguments: Operator.forwardingErrors)
  func `a source that goes on after its error is cut off`(operation: Operator) throws {
    let clock = VirtualClock()
    var ends: [String] = []
    let subscription = operation.apply(Rude(fails: true).asObservable(), clock).subscribe { event in
      if !ends.isEmpty || event.isStopEvent { ends.append("\(event)") }
    }
    try clock.advance(by: .seconds(100))
    subscription.dispose()
    #expect(ends == ["error(Failure())"])
  }

  @Test(arguments: Operator.all)
  func `a source that goes on below the guard of create is cut off in the end`(operation: Operator) throws {
    let clock = VirtualClock()
    var ends = 0
    var afterEnd = 0
    let source = ClosureProducer<Int> { sink in
      for _ in 1...2 {
        sink.next(1)
        sink.completed()
        sink.next(2)
        sink.error(Failure())
      }
      return NoAttachment.shared
    }
    let subscription = operation.apply(source, clock).subscribe { event in
      if ends > 0 { afterEnd += 1 }
      if event.isStopEvent { ends += 1 }
    }
    try clock.advance(by: .seconds(100))
    subscription.dispose()
    #expect(ends <= 1)
    #expect(afterEnd == 0)
  }

  @Test(arguments: Operator.all)
  func `a synchronous source ends like any other`(operation: Operator) throws {
    let clock = VirtualClock()
    let history = History()
    let subscription = operation.apply(Observable.of(1, 2, 3), clock).write(to: history)
    try clock.advance(by: .seconds(100))
    subscription.dispose()
    #expect(history.lines.suffix(2) == ["completed", "disposed"])
    #expect(history.lines.filter { $0 == "disposed" || $0.hasPrefix("error ") } == ["disposed"])
    #expect(!clock.hasOneShotWork)
  }

  @Test(arguments: Operator.all)
  func `SM-05: the end goes downstream before the source is disposed`(operation: Operator) throws {
    let clock = VirtualClock()
    var lines: [String] = []
    var feeds: [AnyObserver<Int>] = []
    let source = Observable<Int>.create { observer in
      feeds.append(observer)
      return Disposables.create { lines.append("source disposed") }
    }
    let subscription = operation.apply(source, clock).subscribe(
      onError: { _ in lines.append("end") }, onCompleted: { lines.append("end") })
    try clock.runDueWork()
    // Those that handle errors end with a completion; the counted attempts need more than one error.
    while !lines.contains("end"), let feed = feeds.first {
      if operation.handlesErrors { feed.onCompleted() } else { feed.onError(Failure()) }
      feeds.removeFirst()
      try clock.runDueWork()
    }
    subscription.dispose()
    #expect(lines.contains("source disposed"))
    let isFirst = lines.first == "end"
    // A connection disposes its source first, so that observers of the end may connect again. Events that wait for a
    // scheduler and attempts that are made again outlive their source. One of a fixed number of sources, an inner
    // sequence and a source that is delayed are disposed before their end is sent.
    let retries = ["retry(_:)", "retry(when:)"]
    let connecting = Operator.sharing.filter {
      !$0.signature.hasPrefix("share(") || $0.testDescription.hasSuffix("forever")
    }
    let early = Operator.all.filter {
      ["switchLatest()", "delay(_:scheduler:)"].contains($0.signature)
        || ["static zip(_:_:", "static combineLatest(_:_:"].contains(where: $0.signature.hasPrefix)
    }
    let exempt = connecting + early + Operator.recovering.filter { retries.contains($0.signature) }
    let isLate = operation.signature == "observe(on:)" && operation.variant != "current thread"
    #expect(isFirst == !(isLate || exempt.contains { $0.testDescription == operation.testDescription }), "\(lines)")
  }

  /// The forms for more than two sources are made of the sinks of those for two.
  private static let long = Operator.all.filter { !$0.signature.contains("_:_:_:") }

  @Test(arguments: long)
  func `10,000 synchronous elements do not grow the stack`(operation: Operator) {
    var ends = 0
    // No more than 13 bytes for each element: not the address of one caller and its frame.
    Crew.run(1, stackSize: 1 << 17) { _ in
      let clock = VirtualClock(livelockLimit: .max)
      let subscription = operation.apply(Observable.range(start: 1, count: 10_000), clock).subscribe(
        onError: { _ in ends += 1 }, onCompleted: { ends += 1 })
      try? clock.advance(by: .seconds(100))
      subscription.dispose()
    }
    #expect(ends == 1)
  }
}
