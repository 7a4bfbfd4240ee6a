#if DEBUG || TRACE_RESOURCES
  import Observables
  import TestSupport
  import Testing
  import VirtualTime

  /// Each test has a counter of its own, so the numbers are exact though other tests run meanwhile.
  @Suite(.leakFree) struct ResourcesTests {
    @Test func `observables, sinks, subscriptions and disposables count while they are alive`() {
      #expect(Resources.total == 0)
      do {
        let subject = PublishSubject<Int>()
        #expect(Resources.total == 1)
        let subscription = subject.map { $0 }.subscribe()
        #expect(Resources.total > 1)
        subscription.dispose()
        #expect(withExtendedLifetime((subject, subscription)) { Resources.total } == 2)
      }
      #expect(Resources.total == 0)
    }

    @Test func `an end lets go of everything but what the caller holds`() {
      let subject = PublishSubject<Int>()
      let subscription = subject.map { $0 }.filter { $0 > 0 }.take(1).subscribe()
      subject.onNext(1)
      #expect(withExtendedLifetime((subject, subscription)) { Resources.total } == 2)
    }

    @Test func `a user's own resources can be counted too`() {
      #expect(Resources.incrementTotal() == 1)
      #expect(Resources.incrementTotal() == 2)
      #expect(Resources.decrementTotal() == 1)
      #expect(Resources.decrementTotal() == 0)
    }

    @Test func `SM-22: subscriptions that hand each event to a serial scheduler are counted, others are not`() {
      final class Serial: SerialScheduler {
        let clock = VirtualClock()
        func schedule<State>(_ state: State, action: @escaping (State) -> any Disposable) -> any Disposable {
          clock.schedule(state, action: action)
        }
      }
      let source = Observable<Int>.never()
      let serial = source.observe(on: Serial()).subscribe()
      let other = source.observe(on: VirtualClock()).subscribe()
      #expect(Resources.numberOfSerialDispatchQueueObservables == 1)
      serial.dispose()
      other.dispose()
      #expect(Resources.numberOfSerialDispatchQueueObservables == 0)
    }

    @Test func `SM-27: the depth of successions is noted, and may be set back`() {
      #expect(maxTailRecursiveSinkStackSize == 0)
      _ = Observable.concat(.just(1), Observable.concat(.just(2), .just(3)), .just(4)).subscribe()
      #expect(maxTailRecursiveSinkStackSize == 2)
      maxTailRecursiveSinkStackSize = 0
      #expect(maxTailRecursiveSinkStackSize == 0)
    }
  }
#endif
