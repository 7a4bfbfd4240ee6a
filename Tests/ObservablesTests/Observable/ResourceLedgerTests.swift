#if DEBUG || TRACE_RESOURCES
  import Observables
  import TestSupport
  import Testing

  struct ResourceLedgerTests {
    @Test func `an object counts in the ledger under which it was made, also when it goes elsewhere`() {
      let first = ResourceLedger()
      let second = ResourceLedger()
      var subject: PublishSubject<Int>? = ResourceLedger.$current.withValue(first) { PublishSubject<Int>() }
      ResourceLedger.$current.withValue(second) {
        #expect(first.total == 1)
        #expect(second.total == 0)
        subject = nil
      }
      #expect(subject == nil)
      #expect(first.total == 0)
      #expect(second.total == 0)
    }

    @Test func `each kind is counted by itself; a serial observer is a sink and counts once`() {
      let ledger = ResourceLedger()
      ResourceLedger.$current.withValue(ledger) {
        let subject = PublishSubject<Int>()
        let subscription = subject.subscribe()
        #expect(ledger.alive(.observable) == 1)
        #expect(ledger.alive(.sink) == 1)
        #expect(ledger.alive(.subscription) == 1)
        #expect(ledger.alive(.serialObserver) == 0)
        let all = ResourceKind.allCases.map { ledger.alive($0) }.reduce(0, +)
        #expect(ledger.total == all)
        subscription.dispose()
      }
      #expect(ledger.total == 0)
    }

    @Test func `a crew counts in the ledger of who called it`() {
      let ledger = ResourceLedger()
      ResourceLedger.$current.withValue(ledger) {
        let group = CompositeDisposable()
        let subject = PublishSubject<Int>()
        Crew.run(4) { _ in _ = group.insert(subject.subscribe()) }
        #expect(ledger.alive(.subscription) == 4)
        group.dispose()
      }
      #expect(ledger.total == 0)
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
