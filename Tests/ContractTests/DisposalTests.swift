import Observables
import Testing
import VirtualTime

/// Disposal is the end: nothing is heard afterwards and nothing is held.
struct DisposalTests {
  @Test("disposal lets go of the source, of timers and of the ear", arguments: Operator.all)
  func disposal(operation: Operator) throws {
    let stage = Stage(operation)
    try stage.clock.runDueWork()
    #expect(stage.source.hasObservers)
    stage.source.onNext(1)
    stage.dispose()
    let heard = stage.elements
    #expect(!stage.source.hasObservers)
    #expect(!stage.clock.hasOneShotWork)
    stage.source.onNext(2)
    stage.source.onCompleted()
    try stage.wait()
    #expect(stage.elements == heard)
    #expect(stage.ends == [])
  }

  @Test("disposal from inside an observer is the end too", arguments: Operator.all)
  func inside(operation: Operator) throws {
    let stage = Stage(operation) { if $0.elements.last != "0" { $0.dispose() } }
    try stage.clock.runDueWork()
    for element in 1...4 { stage.source.onNext(element) }
    try stage.wait()
    stage.source.onCompleted()
    try stage.wait()
    #expect(stage.elements.filter { $0 != "0" }.count <= 1)
    #expect(!stage.source.hasObservers)
  }

  @Test("what an observer holds goes away with its subscription", arguments: Operator.all)
  func memory(operation: Operator) throws {
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
      #expect(token != nil)
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
