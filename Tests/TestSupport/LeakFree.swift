import Observables
public import Testing

/// Fails a test after which something of the library is alive that the test has made.
///
/// Each case has a counter of its own, so that cases may run at a time. What another thread still holds when the case
/// ends is waited for; what is made on a thread of the test's own counts only if the thread `Crew` started it.
public struct LeakFree: SuiteTrait, TestTrait, TestScoping {
  private let patience: Duration

  /// Makes the trait; `.leakFree` is shorter.
  /// - Parameter patience: The time that other threads have to let go of what they still hold.
  public init(patience: Duration = .seconds(10)) { self.patience = patience }

  /// Also for every test of a suite.
  public var isRecursive: Bool { true }

  /// Runs a case, then counts.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    #if DEBUG || TRACE_RESOURCES
      let counter = ResourceCounter()
      try await ResourceCounter.$current.withValue(counter) { try await function() }
      await counter.settle(for: patience)
      if counter.total == 0 { return }
      let rest = ResourceKind.allCases.filter { counter.alive($0) != 0 }.map { "\($0) \(counter.alive($0))" }
      Issue.record("still alive: \(rest.joined(separator: ", "))", sourceLocation: test.sourceLocation)
    #else
      try await function()
    #endif
  }
}

extension Trait where Self == LeakFree {
  /// Fails a test after which something of the library is alive that the test has made.
  public static var leakFree: LeakFree { LeakFree() }
}

#if DEBUG || TRACE_RESOURCES
  extension ResourceCounter {
    /// Waits until nothing is alive, for a while at most.
    fileprivate func settle(for patience: Duration) async {
      let end = ContinuousClock.now + patience
      while total != 0, ContinuousClock.now < end { await Task.yield() }
    }
  }
#endif
