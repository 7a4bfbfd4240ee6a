import Observables
import TestSupport
import Testing

@Suite(.leakFree) struct SteppedTests {
  @Test func `inside of a trampoline the steps of what is there are taken without a subscription`() {
    let source = Observable.concat(.just(1), .just(2), .just(3))
    let stepped = source.map { $0 * 10 }.filter { $0 != 20 }.compactMap { $0 == 30 ? nil : "\($0)" }
    Trampoline.inside { #expect(stepped.deliveredNow == ["10", "completed"]) }
    #expect(stepped.deliveredNow == nil)
    #expect(stepped.heard == ["10", "completed"])
  }

  @Test func `an error that a step throws ends the delivery and is its outcome`() {
    var steps: [Int] = []
    let failing = Observable.concat(.just(1), .just(2), .just(3)).map { value in
      steps.append(value)
      if value == 2 { throw TestError() }
      return value
    }
    Trampoline.inside { #expect(failing.map { -$0 }.deliveredNow == ["-1", "error broken"]) }
    #expect(steps == [1, 2])
  }

  @Test func `a step makes an operator fallible over an unfailing source, and keeps it silent over a silent one`() {
    Trampoline.inside {
      #expect(Observable.just(1).map { $0 }.readiness == [.now, .single])
      #expect(PublishSubject<Int>().map { $0 }.readiness == [])
      #expect(ClosureProducer<Int>(isSilent: { true }) { _ in NoAttachment.shared }.map { $0 }.readiness == .silent)
    }
  }
}
