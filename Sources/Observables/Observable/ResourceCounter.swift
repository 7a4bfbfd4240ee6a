import Synchronization

/// The kinds of objects that a counter counts.
package enum ResourceKind: Int, CaseIterable, Sendable {
  case observable, sink, subscription, disposable, serialObserver, other
}

/// Counts the object that stores it: one more when the object is made and, in the same counter, one less when it goes
/// away.
///
/// In release builds a trace is empty and costs nothing.
struct ResourceTrace: ~Copyable {
  #if DEBUG || TRACE_RESOURCES
    private let counter = ResourceCounter.current
    private let kind: ResourceKind

    init(_ kind: ResourceKind) {
      self.kind = kind
      _ = counter.count(1, kind)
    }

    deinit { _ = counter.count(-1, kind) }

    /// Records how deeply successions are nested at this moment.
    static func note(depth: Int) { ResourceCounter.current.note(depth: depth) }
  #else
    @inline(__always)
    init(_ kind: ResourceKind) {}

    @inline(__always)
    static func note(depth: Int) {}
  #endif
}

#if DEBUG || TRACE_RESOURCES
  /// Counts the objects that are alive, of the whole process or of one test.
  ///
  /// An object remembers the counter under which it was made, so tests that run concurrently in one process do not
  /// disturb each other. The current counter is local to a task. A thread that a test starts does not inherit it.
  package final class ResourceCounter: Sendable {
    /// The counter of objects made now: that of the process, unless a test has one of its own.
    @TaskLocal package static var current = ResourceCounter()

    // Not a `Mutex`, because the thread sanitizer does not understand its synchronization.
    private let lock = RecursiveLock()
    /// The numbers of resources by their kinds. Only touched with the lock held.
    nonisolated(unsafe) private var counts = [Int](repeating: 0, count: ResourceKind.allCases.count)
    /// The number of resources of all kinds. A serial observer is also a sink and counts once. Only touched with the
    /// lock held.
    nonisolated(unsafe) private var sum = 0
    private let deepest = Atomic<Int>(0)

    /// Creates a counter that has counted nothing.
    package init() {}

    /// The number of resources that are alive.
    package var total: Int { lock.withLock { sum } }

    /// The number of resources of a kind that are alive.
    package func alive(_ kind: ResourceKind) -> Int { lock.withLock { counts[kind.rawValue] } }

    /// The greatest depth at which successions were nested.
    package var deepestSuccession: Int {
      get { deepest.load(ordering: .relaxed) }
      set { deepest.store(newValue, ordering: .relaxed) }
    }

    /// Adds `change`, which may be negative, to the number of resources of a kind.
    /// - Returns: The total after the change.
    func count(_ change: Int, _ kind: ResourceKind) -> Int {
      lock.withLock {
        counts[kind.rawValue] += change
        if kind != .serialObserver { sum += change }
        return sum
      }
    }

    func note(depth: Int) { deepest.max(depth, ordering: .relaxed) }
  }
#endif
