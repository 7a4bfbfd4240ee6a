import Synchronization

/// A disposable that only stores whether it was disposed.
public final class BooleanDisposable: Cancelable, Sendable {
  private let flag: Atomic<Bool>

  /// Creates a disposable that is not disposed.
  public init() { flag = Atomic(false) }

  /// Creates a disposable that may be disposed already.
  public init(isDisposed: Bool) { flag = Atomic(isDisposed) }

  /// Whether it was disposed.
  public var isDisposed: Bool { flag.load(ordering: .acquiring) }

  /// Marks it as disposed.
  public func dispose() { flag.store(true, ordering: .releasing) }
}
