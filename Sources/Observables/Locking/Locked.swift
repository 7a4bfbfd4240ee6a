/// A value that one thread at a time reads or changes.
///
/// `@unchecked Sendable`: every access goes through `withLock`, which lets one thread in at a time. The same thread may
/// enter again, so that a body may call foreign code.
package final class Locked<Value>: @unchecked Sendable {
  private let lock = RecursiveLock()
  private var value: Value

  /// Creates a guarded value.
  package init(_ value: Value) {
    self.value = value
  }

  /// Runs `body` with the value while no other thread has it.
  package func withLock<Result>(_ body: (inout Value) -> Result) -> Result { lock.withLock { body(&value) } }
}
