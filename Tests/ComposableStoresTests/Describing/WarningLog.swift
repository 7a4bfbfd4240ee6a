import ComposableStores
import Observables

/// The warnings of one test, though the handler is one for all tests that run at the same time.
///
///     let log = WarningLog()
///     log.during { todos.append(again) }
///     #expect(log.lines == ["..."])
final class WarningLog: Sendable {
  @TaskLocal private static var current: WarningLog?

  // Safe to share: every access is inside of `lock`.
  private nonisolated(unsafe) var noted: [String] = []
  private let lock = RecursiveLock()

  /// The messages so far.
  var lines: [String] { lock.withLock { noted } }

  /// Runs a closure, the warnings of which are noted here.
  func during<Result>(_ body: () throws -> Result) rethrows -> Result {
    Self.installation
    return try Self.$current.withValue(self, operation: body)
  }

  private func note(_ warning: StoreWarning) {
    lock.withLock { noted.append(warning.message) }
  }

  // Once for all tests; whoever else listens goes on doing so.
  private static let installation: Void = {
    let other = StoreWarning.handler
    StoreWarning.handler = { warning in
      if let current { current.note(warning) } else { other(warning) }
    }
  }()
}
