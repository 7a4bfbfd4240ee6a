import ComposableStores
import Observables

/// The failures of test stores that are made inside of a closure.
///
///     let log = FailureLog()
///     log.during { store.send(.increment) }
///     #expect(log.messages == ["..."])
final class FailureLog: Sendable {
  // Safe to share: every access is inside of `lock`.
  private nonisolated(unsafe) var noted: [TestFailure] = []
  private let lock = RecursiveLock()

  /// The failures that were reported so far.
  var failures: [TestFailure] { lock.withLock { noted } }

  /// The messages, those of notes behind `note: `.
  var messages: [String] { failures.map { ($0.isNote ? "note: " : "") + $0.message } }

  private var reporter: TestReporter {
    TestReporter { failure in self.lock.withLock { self.noted.append(failure) } }
  }

  @discardableResult
  func during<Result>(_ body: () throws -> Result) rethrows -> Result {
    try TestReporter.$current.withValue(reporter, operation: body)
  }

  @discardableResult
  nonisolated(nonsending) func during<Result>(
    _ body: nonisolated(nonsending) () async throws -> Result
  ) async rethrows -> Result {
    try await TestReporter.$current.withValue(reporter, operation: body)
  }
}
