import Observables
import TestSupport
import Testing
import VirtualTime

/// Disposal is the end: nothing is heard afterwards and nothing is held.
@Suite(.leakFree) struct DisposalTests {
  @Test(arguments: Operator.all)
  func `disposal releases the source, cancels timers and silences the observer`(operation: Operator) throws {
    let stage = Stage(operation)
    try stage.clock.runDueWork()
    #expect(stage.source.hasObservers)
    stage.source.onNext(1)
    stage.dispose()
    let heard = stage.elements
    #expect(!stage.source.hasObservers)
    // What was handed to a serial scheduler looks there whether it is still wanted.
    if operation.variant != "serial scheduler" { #expect(!stage.clock.hasOneShotWork) }
    stage.source.onNext(2)
    stage.source.onCompleted()
    try stage.wait()
    #expect(stage.elements == heard)
    #expect(stage.ends == [])
  }

  @Test(arguments: Operator.all)
  func `disposal from inside an observer is the end too`(operation: Operator) throws {
    let stage = Stage(operation) { if $0.elements.last != "0" { $0.dispose() } }
    try stage.clock.runDueWork()
    for element in 1...4 { stage.source.onNext(element) }
    try stage.wait()
    stage.source.onCompleted()
    try stage.wait()
    #expect(stage.elements.filter { $0 != "0" }.count <= 1)
    #expect(stage.afterEnd == 0)
    #expect(!stage.source.hasObservers)
    #expect(!stage.clock.hasOneShotWork)
  }

  @Test(arguments: Operator.all)
  func `disposal before anything came is the end too`(operation: Operator) throws {
    let stage = Stage(operation)
    stage.dispose()
    let heard = stage.elements
    try stage.wait()
    stage.source.onNext(1)
    #expect(!stage.source.hasObservers)
    #expect(stage.elements == heard)
    #expect(stage.ends == [])
  }

  @Test(arguments: Origin.all)
  func `operators that create a sequence stop when it is disposed from inside`(origin: Origin) throws {
    let clock = VirtualClock()
    var elements = 0
    let subscription = SingleAssignmentDisposable()
    subscription.setDisposable(
      origin.make(clock).subscribe(onNext: { _ in
        elements += 1
        subscription.dispose()
      }))
    try clock.advance(by: .seconds(10))
    subscription.dispose()
    #expect(clock.nextDue == nil)
    // What a source sends before `subscribe` returns cannot be disposed of before that.
    let atOnce: Set = ["static from(_:scheduler:)", "static of(_:scheduler:)", "static range(start:count:scheduler:)"]
    if origin.events.isEmpty || !atOnce.contains(origin.signature) { #expect(elements <= max(1, origin.events.count)) }
  }

  @Test(arguments: Operator.all)
  func `what an observer holds goes away with its subscription`(operation: Operator) throws {
    final class Token {}
    for ending in ["disposed", "completed", "failed"] {
      let clock = VirtualClock()
      let source = PublishSubject<Int>()
      weak var token: Token?
      var subscription: (any Disposable)?
      do {
        let held = Token()
        token = held
        subscription = operation.apply(source, clock).subscribe { [held] _ in _ = held }
      }
      try clock.runDueWork()
      source.onNext(1)
      // Operators that take a single element have ended by now.
      if source.hasObservers { #expect(token != nil) }
      switch ending {
      case "completed": source.onCompleted()
      case "failed": source.onError(Failure())
      default: subscription?.dispose()
      }
      try clock.advance(by: .seconds(10))
      subscription = nil
      #expect(token == nil, "\(ending)")
    }
  }
}
