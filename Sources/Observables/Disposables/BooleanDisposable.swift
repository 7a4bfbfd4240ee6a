import Synchronization

/// A flag that can be set once.
public final class BooleanDisposable: Cancelable, Sendable {
  private let flag: Atomic<Bool>

  /// A flag that is not set.
  public init() { flag = Atomic(false) }

  /// A flag with a first value.
  public init(isDisposed: Bool) { flag = Atomic(isDisposed) }

  /// Whether the flag is set.
  public var isDisposed: Bool { flag.load(ordering: .acquiring) }

  /// Sets the flag.
  public func dispose() { flag.store(true, ordering: .releasing) }
}
