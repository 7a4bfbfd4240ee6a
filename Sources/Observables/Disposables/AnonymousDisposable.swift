import Synchronization

/// Runs an action on the first `dispose()` and then lets go of it.
final class AnonymousDisposable: DisposeBase, Cancelable {
  private let flag = Atomic<Bool>(false)
  @exclusivity(unchecked) private var action: (() -> Void)?

  init(_ action: @escaping () -> Void) { self.action = action }

  var isDisposed: Bool { flag.load(ordering: .acquiring) }

  func dispose() {
    if flag.exchange(true, ordering: .acquiringAndReleasing) { return }
    let action = self.action
    self.action = nil
    action?()
  }
}
