import Synchronization

/// A disposable that holds another one, which is set later and once only.
public final class SingleAssignmentDisposable: DisposeBase, Cancelable {
  private let state = Atomic<UInt8>(0)
  @exclusivity(unchecked) private var assigned: (any Disposable)?

  /// Creates a disposable that holds nothing yet.
  public override init() { super.init() }

  /// Whether this disposable was disposed.
  public var isDisposed: Bool { state.load(ordering: .acquiring) & SinkState.disposed != 0 }

  /// Sets the disposable, which is disposed at once if this one was disposed.
  ///
  /// Setting a second one is a programming error and traps.
  public func setDisposable(_ disposable: any Disposable) {
    assigned = disposable
    let old = state.bitwiseOr(SinkState.attached, ordering: .acquiringAndReleasing).oldValue
    if old & SinkState.attached != 0 { fatalError("a disposable was set before") }
    if old & SinkState.disposed != 0 { tearDown() }
  }

  /// Sets the disposable that an action returns; does nothing if this one was disposed.
  package func fill(_ action: () -> any Disposable) {
    if !isDisposed { setDisposable(action()) }
  }

  /// Disposes the disposable that is set, now or later.
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

// Safe to share: atomic state guards the assigned disposable, and a disposable may be disposed on any thread.
extension SingleAssignmentDisposable: @unchecked Sendable {}
