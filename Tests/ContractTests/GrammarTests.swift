import Observables
import Testing
import VirtualTime

/// `next* (error | completed)?`, and the source is let go at the end.
struct GrammarTests {
  @Test("an error comes out once and lets go of the source", arguments: Operator.all.filter { !$0.handlesErrors })
  func error(operation: Operator) throws {
    let stage = Stage(operation)
    try stage.clock.runDueWork()
    stage.source.onNext(1)
    stage.source.onError(Failure())
    try stage.wait()
    #expect(stage.ends == ["Failure()"])
    #expect(!stage.source.hasObservers)
    #expect(!stage.clock.hasOneShotWork)
  }

  @Test("the completion comes out once and lets go of the source", arguments: Operator.all)
  func completion(operation: Operator) throws {
    let stage = Stage(operation)
    try stage.clock.runDueWork()
    stage.source.onNext(1)
    stage.source.onCompleted()
    try stage.wait()
    #expect(stage.ends == ["completed"])
    #expect(!stage.source.hasObservers)
    #expect(!stage.clock.hasOneShotWork)
  }

  @Test("nothing follows an end that an observer causes from inside", arguments: Operator.all)
  func endFromInside(operation: Operator) throws {
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
    // Those that speak at the end only.
    stage.source.onCompleted()
    #expect(stage.ends.count == 1)
    if let heardAtEnd { #expect(stage.elements.count == heardAtEnd) }
    #expect(!stage.source.hasObservers)
  }
}
