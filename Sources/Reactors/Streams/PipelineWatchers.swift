import Observables
import Synchronization

/// The watchers of a reactor that come and go, in the order in which they came.
final class PipelineWatchers {
  private let lock = RecursiveLock()
  private var watchers = Bag<any PipelineWatcher>()
  private var isClosed = false
  private let hasSome = Atomic<Bool>(false)

  var isEmpty: Bool { @inline(__always) get { !hasSome.load(ordering: .acquiring) } }

  /// Adds a watcher until the returned disposable is disposed.
  func insert(_ watcher: any PipelineWatcher) -> AnonymousDisposable {
    let key = lock.withLock {
      hasSome.store(!isClosed, ordering: .releasing)
      return watchers.insert(watcher)
    }
    return AnonymousDisposable { [weak self] in
      guard let self else { return }
      let removed = lock.withLock {
        defer { hasSome.store(!watchers.isEmpty && !isClosed, ordering: .releasing) }
        return watchers.remove(key)
      }
      withExtendedLifetime(removed) {}
    }
  }

  /// Removes all watchers; later ones see nothing.
  func close() {
    let removed = lock.withLock {
      isClosed = true
      hasSome.store(false, ordering: .releasing)
      return watchers.removeAll()
    }
    withExtendedLifetime(removed) {}
  }

  /// Calls `body` with each watcher.
  func forEach(_ body: (any PipelineWatcher) -> Void) {
    for watcher in lock.withLock({ watchers.elements }) { body(watcher) }
  }
}
