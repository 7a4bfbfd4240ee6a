/// A disposable that disposes a primary one after it was disposed itself *and* all retained ones were, in any order.
public final class RefCountDisposable: DisposeBase, Cancelable {
  private let lock = RecursiveLock()
  private var primary: (any Disposable)?
  private var isPrimaryDisposed = false
  private var retained = 0

  /// Creates a counter for a primary disposable.
  public init(disposable: any Disposable) {
    primary = disposable
    super.init()
  }

  /// Whether the primary disposable was disposed.
  public var isDisposed: Bool { lock.withLock { primary == nil } }

  /// Delays the disposal of the primary disposable until the returned one is disposed.
  public func retain() -> any Disposable {
    let isAlive = lock.withLock {
      if primary == nil { return false }
      retained += 1
      return true
    }
    return isAlive ? AnonymousDisposable { self.releaseOne() } : Disposables.create()
  }

  /// Disposes the primary disposable, at once or after the last retained one was disposed.
  public func dispose() {
    lock.withLock {
      isPrimaryDisposed = true
      return takeIfFree()
    }?.dispose()
  }

  private func releaseOne() {
    lock.withLock {
      retained -= 1
      return takeIfFree()
    }?.dispose()
  }

  private func takeIfFree() -> (any Disposable)? {
    guard isPrimaryDisposed, retained == 0 else { return nil }
    defer { primary = nil }
    return primary
  }
}

extension RefCountDisposable: Attachment {}

// Safe to share: a lock guards the stored state, and a disposable may be disposed on any thread.
extension RefCountDisposable: @unchecked Sendable {}
