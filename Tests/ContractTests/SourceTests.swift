import Observables
import Testing
import VirtualTime

/// What operators make of sources that are rude, long or synchronous.
struct SourceTests {
  /// Goes on after its end, which the grammar forbids.
  private struct Rude: ObservableType {
    typealias Element = Int

    func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable where Observer.Element == Int {
      observer.onNext(1)
      observer.onCompleted()
      observer.onNext(2)
      observer.onError(Failure())
      observer.onCompleted()
      return Disposables.create()
    }
  }

  @Test("a source that goes on after its end is cut off", arguments: Operator.all)
  func rude(operation: Operator) throws {
    let clock = VirtualClock()
    var ends: [String] = []
    var afterEnd = 0
    let subscription = operation.apply(Rude().asObservable(), clock).subscribe { event in
      if !ends.isEmpty { afterEnd += 1 }
      if event.isStopEvent { ends.append("\(event)") }
    }
    try clock.advance(by: .seconds(100))
    subscription.dispose()
    // Its source ended before it opened: by its contract it goes on in silence.
    #expect(ends == (operation.name == "skip(until:)" ? [] : ["completed"]))
    #expect(afterEnd == 0)
  }

  @Test(
    "the end goes downstream before the source is disposed",
    arguments: (Operator.transforming + Operator.filtering + Operator.watching).filter { !$0.handlesErrors })
  func endBeforeDisposal(operation: Operator) {
    var lines: [String] = []
    var feed: AnyObserver<Int>?
    let source = Observable<Int>.create { observer in
      feed = observer
      return Disposables.create { lines.append("source disposed") }
    }
    let subscription = operation.apply(source, VirtualClock()).subscribe(
      onError: { _ in lines.append("error") }, onDisposed: { lines.append("disposed") })
    feed?.onNext(1)
    feed?.onError(Failure())
    #expect(lines == ["error", "disposed", "source disposed"])
    subscription.dispose()
  }

  @Test(
    "100,000 synchronous elements do not grow the stack",
    arguments: Operator.all.filter { operation in !Operator.timing.contains { $0.name == operation.name } })
  func depth(operation: Operator) {
    // The clock stands still: what waits for it does not end.
    let silent: Set = ["sample"]
    var last = ""
    var ends = 0
    let subscription = operation.apply(Observable.range(start: 1, count: 100_000), VirtualClock()).subscribe(
      onNext: { last = $0 }, onError: { _ in ends += 1 }, onCompleted: { ends += 1 })
    subscription.dispose()
    #expect(ends == (silent.contains(operation.name) ? 0 : 1), "\(operation.name) last sent \(last)")
  }
}
