/// Holds one disposable at a time; setting another disposes the one before.
public final class SerialDisposable: DisposeBase, Cancelable {
  private let lock = RecursiveLock()
  @exclusivity(unchecked) private var current: (any Disposable)?
  @exclusivity(unchecked) private var isOver = false

  /// Holds nothing yet.
  public override init() { super.init() }

  /// Whether it was disposed.
  public var isDisposed: Bool { lock.withLock { isOver } }

  /// The disposable held now; one that is set after disposal is disposed at once.
  public var disposable: any Disposable {
    get { lock.withLock { current } ?? Disposables.create() }
    set {
      let old = lock.withLock { () -> (any Disposable)? in
        if isOver { return newValue }
        defer { current = newValue }
        return current
      }
      old?.dispose()
    }
  }

  /// Disposes what is held and everything set later.
  public func dispose() {
    let old = lock.withLock {
      isOver = true
      defer { current = nil }
      return current
    }
    old?.dispose()
  }
}

extension SerialDisposable: Attachment {}

// Safe to share: what it holds is behind its lock, and a disposable may be disposed on any thread.
extension SerialDisposable: @unchecked Sendable {}
