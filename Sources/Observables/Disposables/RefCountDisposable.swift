/// Disposes a primary disposable once it was disposed itself *and* all retained ones are, in any order.
public final class RefCountDisposable: DisposeBase, Cancelable {
  private let lock = RecursiveLock()
  private var primary: (any Disposable)?
  private var isPrimaryDisposed = false
  private var retained = 0

  /// Guards `disposable`.
  public init(disposable: any Disposable) {
    primary = disposable
    super.init()
  }

  /// Whether the primary disposable was disposed.
  public var isDisposed: Bool { lock.withLock { primary == nil } }

  /// Keeps the primary alive until the returned disposable is disposed.
  public func retain() -> any Disposable {
    let isAlive = lock.withLock {
      if primary == nil { return false }
      retained += 1
      return true
    }
    return isAlive ? AnonymousDisposable { self.releaseOne() } : Disposables.create()
  }

  /// Gives up the primary's own share.
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

// Safe to share: what it holds is behind its lock, and a disposable may be disposed on any thread.
extension RefCountDisposable: @unchecked Sendable {}
