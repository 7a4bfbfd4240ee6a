/// A disposable that holds one other at a time; setting another disposes the one before.
public final class SerialDisposable: DisposeBase, Cancelable {
  private let lock = RecursiveLock()
  @exclusivity(unchecked) private var current: (any Disposable)?
  @exclusivity(unchecked) private var isOver = false

  /// Creates a serial disposable that holds nothing.
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

  /// Disposes the current disposable and each one that is set later.
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

// Safe to share: a lock guards the stored state, and a disposable may be disposed on any thread.
extension SerialDisposable: @unchecked Sendable {}
