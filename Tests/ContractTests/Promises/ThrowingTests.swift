import Observables
import TestSupport
import Testing
import VirtualTime

/// The behaviour of operators whose closure throws.
@Suite(.leakFree) struct ThrowingTests {
  @Test(arguments: Throwing.all)
  func `SM-45: a closure that throws ends the sequence with that error and disposes the source at once`(
    operation: Throwing
  ) {
    var lines: [String] = []
    var feeds: [AnyObserver<Int>] = []
    let source = Observable<Int>.create { observer in
      feeds.append(observer)
      return Disposables.create { lines.append("source disposed") }
    }
    let subscription = operation.apply(source) {
      lines.append("throws")
      throw Failure()
    }.subscribe(
      onError: { lines.append("\($0)") }, onCompleted: { lines.append("completed") },
      onDisposed: { lines.append("disposed") })
    lines.append("subscribed")
    let feed = feeds.first
    switch operation.trigger {
    case .subscription: break
    case .element:
      for element in 1...2 {
        feed?.onNext(element)
        lines.append("sent")
      }
    case .error: feed?.onError(TestError())
    case .completion:
      feed?.onNext(1)
      feed?.onCompleted()
    }
    subscription.dispose()
    #expect(lines == expected(operation))
  }

  private func expected(_ operation: Throwing) -> [String] {
    let failure = ["throws", "Failure()", "disposed"]
    return switch operation.trigger {
    case .subscription: failure + ["subscribed"]
    case .element: ["subscribed"] + failure + ["source disposed", "sent", "sent"]
    case .error, .completion: ["subscribed"] + failure + ["source disposed"]
    }
  }

  @Test func `SM-45: an error that an after hook throws once the end was sent goes nowhere`() {
    let completing = Observable<Int>.empty().do(afterCompleted: { throw Failure() })
    #expect(completing.heard == ["completed"])
    let failing = Observable<Int>.error(TestError()).do(afterError: { _ in throw Failure() })
    #expect(failing.heard == ["error broken"])
  }

  @Test func `SM-45: an error of the resource factory leaves nothing to dispose, one of the observable factory does`() {
    let history = History()
    struct Resource: Disposable {
      let history: History
      func dispose() { history.note("resource disposed") }
    }
    let neither = Observable<Int>.using(
      { () throws -> Resource in throw Failure() }, observableFactory: { _ in .just(1) })
    _ = neither.write(to: history)
    #expect(history.lines == ["error Failure()", "disposed"])
    let broken = History()
    let half = Observable<Int>.using(
      { Resource(history: broken) }, observableFactory: { _ in throw Failure() })
    _ = half.write(to: broken)
    #expect(broken.lines == ["error Failure()", "disposed", "resource disposed"])
  }
}
