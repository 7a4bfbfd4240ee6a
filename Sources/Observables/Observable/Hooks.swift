import Synchronization

/// The handlers that receive the library's diagnostics.
///
/// The library prints nothing. Without a handler, diagnostics are dropped.
public enum Hooks {
  /// Receives an error that a subscriber does not handle, with the call stack of the subscription.
  public typealias DefaultErrorHandler = (_ subscriptionCallStack: [String], _ error: any Error) -> Void
  /// Captures the call stack of a subscription.
  public typealias CustomCaptureSubscriptionCallstack = () -> [String]

  /// Whether subscriptions without `onError` capture their call stack; false unless set.
  public static var recordCallStackOnError: Bool {
    get { recordsCallStack.load(ordering: .relaxed) }
    set { recordsCallStack.store(newValue, ordering: .relaxed) }
  }

  /// Called with every error that reaches a subscriber without `onError`; does nothing unless set.
  public static var defaultErrorHandler: DefaultErrorHandler {
    get { storage.withLock { $0.errorHandler } }
    set { set(\.errorHandler, to: newValue) }
  }

  /// Called at subscription if `recordCallStackOnError` is true; returns no frames unless set.
  public static var customCaptureSubscriptionCallstack: CustomCaptureSubscriptionCallstack {
    get { storage.withLock { $0.captureCallStack } }
    set { set(\.captureCallStack, to: newValue) }
  }

  /// Receives a line of the operator `debug`.
  public typealias DebugHandler = (_ line: String) -> Void

  /// Called with every line of the operator `debug`; does nothing unless set.
  ///
  /// A command made with `Reel` writes these lines to standard error. Within `withDebugHandler` this property returns
  /// the handler of the calling thread.
  public static var debugHandler: DebugHandler {
    get { ThreadSlot.current.pointee.debugHandler ?? storage.withLock { $0.debugHandler } }
    set { set(\.debugHandler, to: newValue) }
  }

  /// Runs `body` with a separate handler for the lines of `debug` on this thread, then restores the handler from
  /// before.
  public static func withDebugHandler<Result>(
    _ handler: @escaping DebugHandler, _ body: () throws -> Result
  ) rethrows -> Result {
    let slot = ThreadSlot.current
    let before = slot.pointee.debugHandler
    slot.pointee.debugHandler = handler
    defer { slot.pointee.debugHandler = before }
    return try body()
  }

  private static func set<Value>(_ hook: WritableKeyPath<Storage, Value>, to value: Value) {
    var value = value
    // The old closure is released outside the lock: its end may run foreign code.
    storage.withLock { swap(&$0[keyPath: hook], &value) }
  }

  private struct Storage {
    var debugHandler: DebugHandler = { _ in }
    var errorHandler: DefaultErrorHandler = { _, _ in }
    var captureCallStack: CustomCaptureSubscriptionCallstack = { [] }
  }

  private static let storage = Locked(Storage())
  // Apart from the others and without a lock, because every subscription asks.
  private static let recordsCallStack = Atomic(false)
}
