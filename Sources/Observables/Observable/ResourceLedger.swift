import Synchronization

/// What is counted.
package enum ResourceKind: Int, CaseIterable, Sendable {
  case observable, sink, subscription, disposable, serialObserver, other
}

/// Stands in an object that counts: one more when it is made and, in the same ledger, one less when it goes.
///
/// In release builds it is nothing and costs nothing.
struct ResourceTrace: ~Copyable {
  #if DEBUG || TRACE_RESOURCES
    private let ledger = ResourceLedger.current
    private let kind: ResourceKind

    init(_ kind: ResourceKind) {
      self.kind = kind
      _ = ledger.count(1, kind)
    }

    deinit { _ = ledger.count(-1, kind) }

    /// Notes how deeply successions are nested at this moment.
    static func note(depth: Int) { ResourceLedger.current.note(depth: depth) }
  #else
    @inline(__always)
    init(_ kind: ResourceKind) {}

    @inline(__always)
    static func note(depth: Int) {}
  #endif
}

#if DEBUG || TRACE_RESOURCES
  /// Counts what is alive, of the whole process or of one test.
  ///
  /// An object remembers the ledger under which it was made, wherever it goes later: tests that run at a time in one
  /// process do not disturb one another. The ledger is local to a task; a thread that a test starts has to be given it.
  package final class ResourceLedger: Sendable {
    /// The ledger under which objects are made now; that of the process unless a test has one of its own.
    @TaskLocal package static var current = ResourceLedger()

    private let sum = Atomic<Int>(0)
    private let observables = Atomic<Int>(0)
    private let sinks = Atomic<Int>(0)
    private let subscriptions = Atomic<Int>(0)
    private let disposables = Atomic<Int>(0)
    private let serialObservers = Atomic<Int>(0)
    private let others = Atomic<Int>(0)
    private let deepest = Atomic<Int>(0)

    /// A ledger in which nothing is written.
    package init() {}

    /// How many resources are alive. A serial observer is a sink and counts once.
    package var total: Int { sum.load(ordering: .acquiring) }

    /// How many of a kind are alive.
    package func alive(_ kind: ResourceKind) -> Int {
      switch kind {
      case .observable: observables.load(ordering: .acquiring)
      case .sink: sinks.load(ordering: .acquiring)
      case .subscription: subscriptions.load(ordering: .acquiring)
      case .disposable: disposables.load(ordering: .acquiring)
      case .serialObserver: serialObservers.load(ordering: .acquiring)
      case .other: others.load(ordering: .acquiring)
      }
    }

    /// How deeply successions were nested at most.
    package var deepestSuccession: Int {
      get { deepest.load(ordering: .relaxed) }
      set { deepest.store(newValue, ordering: .relaxed) }
    }

    /// Counts resources in, or out if `change` is negative.
    /// - Returns: The total after that.
    func count(_ change: Int, _ kind: ResourceKind) -> Int {
      switch kind {
      case .observable: observables.add(change, ordering: .acquiringAndReleasing)
      case .sink: sinks.add(change, ordering: .acquiringAndReleasing)
      case .subscription: subscriptions.add(change, ordering: .acquiringAndReleasing)
      case .disposable: disposables.add(change, ordering: .acquiringAndReleasing)
      case .serialObserver: serialObservers.add(change, ordering: .acquiringAndReleasing)
      case .other: others.add(change, ordering: .acquiringAndReleasing)
      }
      if kind == .serialObserver { return total }
      return sum.add(change, ordering: .acquiringAndReleasing).newValue
    }

    func note(depth: Int) { deepest.max(depth, ordering: .relaxed) }
  }
#endif
