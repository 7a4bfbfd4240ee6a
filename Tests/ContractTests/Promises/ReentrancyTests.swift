import Observables
import TestSupport
import Testing
import VirtualTime

/// The behaviour of operators when an observer sends into its own source.
@Suite(.leakFree) struct ReentrancyTests {
  @Test(arguments: Operator.all)
  func `an element that an observer sends from inside comes out once like any other`(operation: Operator) throws {
    let (plain, plainEnds) = try elements(of: operation, nests: false)
    let (nested, nestedEnds) = try elements(of: operation, nests: true)
    #expect(nestedEnds == plainEnds)
    #expect(plainEnds == ["completed"])
    // The output of these operators depends on time, on the running inner sequence or on earlier elements.
    let sensitive: Set = [
      "sample(_:defaultValue:)", "buffer(timeSpan:count:scheduler:)", "debounce(_:scheduler:)",
      "throttle(_:latest:scheduler:)", "delay(_:scheduler:)", "flatMapFirst(_:)", "flatMapLatest(_:)", "skip(_:)",
    ]
    if !sensitive.contains(operation.signature) { #expect(nested.sorted() == plain.sorted()) }
  }

  private func elements(of operation: Operator, nests: Bool) throws -> ([String], [String]) {
    var hasNested = !nests
    let stage = Stage(operation) { stage in
      if stage.elements.last == "0" || hasNested { return }
      hasNested = true
      stage.source.onNext(2)
    }
    try stage.clock.runDueWork()
    stage.source.onNext(1)
    try stage.clock.runDueWork()
    if !nests || !hasNested { stage.source.onNext(2) }
    try stage.clock.runDueWork()
    stage.source.onNext(3)
    try stage.clock.runDueWork()
    stage.source.onCompleted()
    try stage.wait()
    #expect(stage.afterEnd == 0)
    return (stage.elements, stage.ends)
  }

  @Test(arguments: Operator.all)
  func `SM-46: an observer that completes the source from inside hears the completion nested`(operation: Operator)
    throws
  {
    let stage = Stage(operation) { stage in
      if stage.elements.last != "0" { stage.source.onCompleted() }
    }
    try stage.clock.runDueWork()
    for element in 1...3 { stage.source.onNext(element) }
    try stage.wait()
    stage.source.onCompleted()
    try stage.wait()
    #expect(stage.ends == ["completed"])
    #expect(stage.afterEnd == 0)
    #expect(!stage.source.hasObservers)
  }

  @Test(arguments: Operator.all)
  func `an observer may subscribe the whole again from inside`(operation: Operator) throws {
    let clock = VirtualClock()
    let source = PublishSubject<Int>()
    let whole = operation.apply(source, clock)
    let group = CompositeDisposable()
    var ends = 0
    var begun = 0
    func subscribe() {
      begun += 1
      _ = group.insert(
        whole.subscribe(
          onNext: { _ in if begun == 1 { subscribe() } }, onError: { _ in ends += 1 }, onCompleted: { ends += 1 }))
    }
    subscribe()
    try clock.runDueWork()
    for element in 1...3 { source.onNext(element) }
    try clock.advance(by: .seconds(10))
    source.onCompleted()
    try clock.advance(by: .seconds(100))
    #expect(ends == begun)
    group.dispose()
    #expect(!source.hasObservers)
  }
}
