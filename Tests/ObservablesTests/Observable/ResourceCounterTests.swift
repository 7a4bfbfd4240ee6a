#if DEBUG || TRACE_RESOURCES
  import Observables
  import TestSupport
  import Testing

  struct ResourceCounterTests {
    @Test func `an object counts in the counter under which it was made, also when it goes elsewhere`() {
      let first = ResourceCounter()
      let second = ResourceCounter()
      var subject: PublishSubject<Int>? = ResourceCounter.$current.withValue(first) { PublishSubject<Int>() }
      ResourceCounter.$current.withValue(second) {
        #expect(first.total == 1)
        #expect(second.total == 0)
        subject = nil
      }
      #expect(subject == nil)
      #expect(first.total == 0)
      #expect(second.total == 0)
    }

    @Test func `each kind is counted by itself; a serial observer is a sink and counts once`() {
      let counter = ResourceCounter()
      ResourceCounter.$current.withValue(counter) {
        let subject = PublishSubject<Int>()
        let subscription = subject.subscribe()
        #expect(counter.alive(.observable) == 1)
        #expect(counter.alive(.sink) == 1)
        #expect(counter.alive(.subscription) == 1)
        #expect(counter.alive(.serialObserver) == 0)
        let all = ResourceKind.allCases.map { counter.alive($0) }.reduce(0, +)
        #expect(counter.total == all)
        subscription.dispose()
      }
      #expect(counter.total == 0)
    }

    @Test func `a crew counts in the counter of who called it`() {
      let counter = ResourceCounter()
      ResourceCounter.$current.withValue(counter) {
        let group = CompositeDisposable()
        let subject = PublishSubject<Int>()
        Crew.run(4) { _ in _ = group.insert(subject.subscribe()) }
        #expect(counter.alive(.subscription) == 4)
        group.dispose()
      }
      #expect(counter.total == 0)
    }

    @Test func `a leak is found`() async {
      await withKnownIssue {
        let test = try #require(Test.current)
        let trait = LeakFree(patience: .zero)
        try await trait.provideScope(for: test, testCase: Test.Case.current) { _ = Resources.incrementTotal() }
      }
    }
  }
#endif
