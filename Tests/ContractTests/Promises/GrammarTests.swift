import Observables
import TestSupport
import Testing
import VirtualTime

/// `next* (error | completed)?`, and the source is let go at the end.
@Suite(.leakFree) struct GrammarTests {
  @Test(arguments: Operator.forwardingErrors)
  func `an error comes out once and lets go of the source`(operation: Operator) throws {
    let stage = Stage(operation)
    try stage.clock.runDueWork()
    stage.source.onNext(1)
    stage.source.onError(Failure())
    try stage.wait()
    #expect(stage.ends == ["Failure()"])
    #expect(stage.afterEnd == 0)
    #expect(!stage.source.hasObservers)
    #expect(!stage.clock.hasOneShotWork)
  }

  @Test(arguments: Operator.all)
  func `the completion comes out once and lets go of the source`(operation: Operator) throws {
    let stage = Stage(operation)
    try stage.clock.runDueWork()
    stage.source.onNext(1)
    stage.source.onCompleted()
    try stage.wait()
    #expect(stage.ends == ["completed"])
    #expect(stage.afterEnd == 0)
    #expect(!stage.source.hasObservers)
    #expect(!stage.clock.hasOneShotWork)
  }

  @Test(arguments: Operator.all)
  func `nothing follows an end that an observer causes from inside`(operation: Operator) throws {
    var heardAtEnd: Int?
    let stage = Stage(operation) { stage in
      if stage.elements.last == "0" { return }
      stage.source.onError(Failure())
      stage.source.onNext(7)
      if !stage.ends.isEmpty, heardAtEnd == nil { heardAtEnd = stage.elements.count }
    }
    try stage.clock.runDueWork()
    stage.source.onNext(1)
    stage.source.onNext(2)
    try stage.wait()
    // Some operators send only at the end of their source.
    stage.source.onCompleted()
    try stage.wait()
    #expect(stage.ends.count == 1)
    #expect(stage.afterEnd == 0)
    if let heardAtEnd { #expect(stage.elements.count == heardAtEnd) }
    #expect(!stage.source.hasObservers)
  }

  @Test(arguments: Origin.all)
  func `operators that create a sequence send exactly the listed events, and then nothing`(origin: Origin) throws {
    let clock = VirtualClock()
    let history = History()
    let subscription = origin.make(clock).write(to: history)
    try clock.advance(by: .seconds(10))
    let end = origin.events.last.map { $0 == "Failure()" ? "error Failure()" : $0 }
    let isOver = end == "completed" || end == "error Failure()"
    #expect(history.lines == origin.events.dropLast() + [end].compactMap { $0 } + (isOver ? ["disposed"] : []))
    subscription.dispose()
    #expect(history.lines.filter { $0 == "disposed" }.count == 1)
    #expect(clock.nextDue == nil)
  }
}
