import Observables
import TestSupport
import Testing
import VirtualTime

#if DEBUG || TRACE_RESOURCES
  /// Nothing of a sequence is left when it is over and the caller has let go.
  struct ResourceTests {
    /// The possible ends of a sequence.
    enum Ending: String, CaseIterable, Sendable {
      case completed, failed, disposed, disposedFromInside, neverUsed
    }

    @Test(arguments: Operator.all, Ending.allCases)
    func `nothing is left of an operator, however its sequence ends`(operation: Operator, ending: Ending) throws {
      let counter = ResourceCounter()
      try ResourceCounter.$current.withValue(counter) {
        let stage = Stage(operation) { if ending == .disposedFromInside { $0.dispose() } }
        if ending == .neverUsed { return stage.dispose() }
        try stage.clock.runDueWork()
        for element in 1...3 { stage.source.onNext(element) }
        switch ending {
        case .completed: stage.source.onCompleted()
        case .failed: stage.source.onError(Failure())
        default: stage.dispose()
        }
        try stage.wait()
        stage.dispose()
        #expect(!stage.source.hasObservers)
      }
      #expect(counter.total == 0)
      #expect(counter.alive(.serialObserver) == 0)
    }

    @Test(arguments: Origin.all)
    func `nothing is left of what makes a sequence out of nothing, at its end or after disposal`(origin: Origin) throws
    {
      for seconds in [0, 4, 10] {
        let counter = ResourceCounter()
        try ResourceCounter.$current.withValue(counter) {
          let clock = VirtualClock()
          let subscription = origin.make(clock).subscribe(onError: { _ in })
          try clock.advance(by: .seconds(seconds))
          subscription.dispose()
        }
        #expect(counter.total == 0)
      }
    }

    @Test(arguments: Throwing.all)
    func `nothing is left of an operator whose closure throws`(operation: Throwing) {
      let counter = ResourceCounter()
      ResourceCounter.$current.withValue(counter) {
        let source = PublishSubject<Int>()
        let subscription = operation.apply(source) { throw Failure() }.subscribe(onError: { _ in })
        source.onNext(1)
        source.onNext(2)
        if operation.trigger == .error { source.onError(TestError()) } else { source.onCompleted() }
        subscription.dispose()
      }
      #expect(counter.total == 0)
    }
  }
#endif
