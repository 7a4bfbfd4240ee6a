import Observables
import TestSupport
import Testing

@Suite(.leakFree) struct ReadinessTests {
  @Test func `the readiness of a source tells which events a subscription would receive at once`() {
    #expect(Observable.just(1).readiness == [.now, .unfailing, .single])
    #expect(Observable<Int>.empty().readiness == [.now, .unfailing, .single])
    for source in [
      Observable<Int>.never(), .of(1), .error(TestError()), PublishSubject(), .just(1, scheduler: trampoline),
    ] {
      #expect(source.readiness == [])
      Trampoline.inside { #expect(source.readiness == []) }
    }
  }

  @Test func `a succession is only as ready as its least ready source`() {
    Trampoline.inside {
      #expect(Observable.concat(.just(1), .just(2)).readiness == [.now, .unfailing])
      #expect(Observable.concat(.just(1), .of(2)).readiness == [])
      #expect(Observable.just(1).startWith(0).readiness == [.now, .unfailing])
      #expect(Observable.of(1).startWith(0).readiness == [])
      let failing = Observable.just(1).map { $0 }
      #expect(Observable.concat(.just(1), failing).readiness == .now)
      #expect(failing.startWith(0).readiness == .now)
      #expect(failing.catch { _ in .just(0) }.readiness == [])
      #expect(failing.catchAndReturn(0).readiness == [.now, .unfailing])
    }
  }

  @Test func `outside of a trampoline, a source that would run one is not ready`() {
    let failing = Observable.just(1).map { $0 }
    for source in [
      Observable.concat(.just(1), .just(2)), Observable.just(1).startWith(0), failing, failing.catchAndReturn(0),
      Observable.just(1).catch { _ in .just(0) },
    ] {
      #expect(source.runsTrampoline && source.readiness == [])
    }
    #expect(!Observable.just(1).runsTrampoline && !Observable<Int>.empty().runsTrampoline)
    #expect(!PublishSubject<Int>().runsTrampoline)
  }

  private let trampoline = CurrentThreadScheduler.instance
}
