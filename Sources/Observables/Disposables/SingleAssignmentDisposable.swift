import Synchronization

/// Holds one disposable that is set later, once.
public final class SingleAssignmentDisposable: DisposeBase, Cancelable {
  private let state = Atomic<UInt8>(0)
  @exclusivity(unchecked) private var assigned: (any Disposable)?

  /// Holds nothing yet.
  public override init() { super.init() }

  /// Whether it was disposed.
  public var isDisposed: Bool { state.load(ordering: .acquiring) & SinkState.disposed != 0 }

  /// Sets the disposable; it is disposed at once if this one was. Setting a second one is a programmer's error and traps.
  public func setDisposable(_ disposable: any Disposable) {
    assigned = disposable
    let old = state.bitwiseOr(SinkState.attached, ordering: .acquiringAndReleasing).oldValue
    precondition(old & SinkState.attached == 0, "a disposable was set before")
    if old & SinkState.disposed != 0 { tearDown() }
  }

  /// Disposes what is set, or what will be.
  public func dispose() {
    let old = state.bitwiseOr(SinkState.disposed, ordering: .acquiringAndReleasing).oldValue
    if old & SinkState.disposed == 0, old & SinkState.attached != 0 { tearDown() }
  }

  private func tearDown() {
    let disposable = assigned
    assigned = nil
    disposable?.dispose()
  }
}

extension SingleAssignmentDisposable: Attachment {}

// Safe to share: it hands over what it holds atomically, and a disposable may be disposed on any thread.
extension SingleAssignmentDisposable: @unchecked Sendable {}
