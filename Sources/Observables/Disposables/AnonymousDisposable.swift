import Synchronization

/// A disposable that runs an action on the first `dispose()` and then releases it.
package final class AnonymousDisposable: DisposeBase, Cancelable, Attachment {
  private let flag = Atomic<Bool>(false)
  @exclusivity(unchecked) private var action: (() -> Void)?

  package init(_ action: @escaping () -> Void) { self.action = action }

  package var isDisposed: Bool { flag.load(ordering: .acquiring) }

  package func dispose() {
    if flag.exchange(true, ordering: .acquiringAndReleasing) { return }
    let action = self.action
    self.action = nil
    action?()
  }
}
