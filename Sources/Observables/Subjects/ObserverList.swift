import Synchronization

/// The sinks that are subscribed to a subject, in the order of their subscription, and the end of the subject.
///
/// The subject and every subscription hold the list, so that no weak reference is needed. A subject that goes away
/// clears it. Events are delivered to a snapshot without a lock. Deliveries are counted, and a snapshot that was
/// replaced meanwhile is freed after the last delivery has ended. The sinks are stored as `AnyObject`, because arrays
/// of generic objects look up metadata at each access.
package final class ObserverList {
  package let lock = RecursiveLock()
  /// How the subject has ended, for later subscribers; access it only with the lock held.
  @exclusivity(unchecked) var ending: SubjectEnd?
  @exclusivity(unchecked) private var sinks = Bag<AnyObject>()

  /// The snapshot that deliveries use; nil after a change, until the next delivery makes a new one.
  private let current = Atomic<UnsafeMutableRawPointer?>(nil)
  private let deliveries = Atomic<Int>(0)
  private let hasRetired = Atomic<Bool>(false)
  @exclusivity(unchecked) private var retired: [SinkSnapshot] = []

  package init() {}

  deinit {
    if let pointer = current.load(ordering: .acquiring) { Unmanaged<SinkSnapshot>.fromOpaque(pointer).release() }
  }

  package var isEmpty: Bool { lock.withLock { sinks.isEmpty } }

  /// Whether the subject was disposed.
  var isDisposed: Bool {
    lock.withLock { if case .disposed = ending { true } else { false } }
  }

  /// Ends a subject and sends the end to all sinks. Of several ends, later subscribers receive the first one.
  func end<Element>(_ subject: Observable<Element>, _ how: SubjectEnd) {
    let sinks = lock.withLock {
      if ending == nil { ending = how }
      return removeAll()
    }
    Sink<Element>.end(how.error(of: subject), to: sinks)
    letGo()
  }

  /// Ends the subject without an event.
  func dispose() {
    let sinks = lock.withLock {
      ending = .disposed
      return removeAll()
    }
    withExtendedLifetime(sinks) { letGo() }
  }

  package func insert(_ sink: AnyObject) -> Bag<AnyObject>.Key {
    lock.withLock {
      retireSnapshot()
      return sinks.insert(sink)
    }
  }

  package func remove(_ key: Bag<AnyObject>.Key) {
    // The sink is released outside of the lock, because its `deinit` may run foreign code.
    let removed = lock.withLock {
      retireSnapshot()
      return sinks.remove(key)
    }
    withExtendedLifetime(removed) { letGo() }
  }

  package func replace(_ key: Bag<AnyObject>.Key, with sink: AnyObject) {
    lock.withLock {
      retireSnapshot()
      sinks.replace(key, with: sink)
    }
  }

  /// Removes and returns all sinks. Call `letGo()` after the lock was released.
  package func removeAll() -> ContiguousArray<AnyObject> {
    lock.withLock {
      retireSnapshot()
      return sinks.removeAll()
    }
  }

  /// Returns the current sinks, which are valid until the call of `endDelivery()` that has to follow.
  @inline(__always)
  package func beginDelivery() -> Unmanaged<SinkSnapshot> {
    deliveries.add(1, ordering: .sequentiallyConsistent)
    if let pointer = current.load(ordering: .sequentiallyConsistent) { return .fromOpaque(pointer) }
    return makeSnapshot()
  }

  @inline(__always)
  package func endDelivery() {
    let left = deliveries.subtract(1, ordering: .sequentiallyConsistent).newValue
    if left == 0, hasRetired.load(ordering: .sequentiallyConsistent) { letGo() }
  }

  @inline(never)
  private func makeSnapshot() -> Unmanaged<SinkSnapshot> {
    lock.withLock {
      if let pointer = current.load(ordering: .acquiring) { return .fromOpaque(pointer) }
      let snapshot = Unmanaged.passRetained(SinkSnapshot(sinks.elements))
      current.store(snapshot.toOpaque(), ordering: .sequentiallyConsistent)
      return snapshot
    }
  }

  /// Call it with the lock held, under which snapshots come and go.
  private func retireSnapshot() {
    guard let pointer = current.load(ordering: .relaxed) else { return }
    current.store(nil, ordering: .sequentiallyConsistent)
    retired.append(Unmanaged<SinkSnapshot>.fromOpaque(pointer).takeRetainedValue())
    hasRetired.store(true, ordering: .sequentiallyConsistent)
  }

  /// Removes and releases all sinks.
  package func clear() {
    _ = removeAll()
    letGo()
  }

  /// Releases the replaced snapshots, unless a delivery is under way: the last delivery calls this method again.
  ///
  /// Do not call it with the lock held, because the `deinit` of a sink may run foreign code.
  package func letGo() {
    if !hasRetired.load(ordering: .sequentiallyConsistent) { return }
    let free = lock.withLock { () -> [SinkSnapshot] in
      if deliveries.load(ordering: .sequentiallyConsistent) != 0 { return [] }
      hasRetired.store(false, ordering: .sequentiallyConsistent)
      defer { retired = [] }
      return retired
    }
    _ = free
  }
}

/// The sinks of a list at one moment, in plain memory.
package final class SinkSnapshot {
  package let count: Int
  package let sinks: UnsafeMutablePointer<Unmanaged<AnyObject>>

  init(_ elements: ContiguousArray<AnyObject>) {
    count = elements.count
    sinks = .allocate(capacity: max(1, count))
    for index in 0..<count { (sinks + index).initialize(to: .passRetained(elements[index])) }
  }

  deinit {
    for index in 0..<count { sinks[index].release() }
    sinks.deallocate()
  }
}

extension Sink {
  /// Sends an element to all sinks of a list.
  @inline(__always)
  package static func deliver(_ element: Element, to list: ObserverList) {
    deliver(element, to: list.beginDelivery(), of: list)
  }

  /// Sends an element to the sinks that a list had when its delivery began.
  @inline(__always)
  package static func deliver(_ element: Element, to snapshot: Unmanaged<SinkSnapshot>, of list: ObserverList) {
    snapshot._withUnsafeGuaranteedRef { snapshot in
      var index = 0
      let count = snapshot.count
      let sinks = snapshot.sinks
      while index < count {
        sinks[index]._withUnsafeGuaranteedRef { unsafeDowncast($0, to: Sink<Element>.self).next(element) }
        index += 1
      }
    }
    list.endDelivery()
  }

  /// Sends an error to sinks, or completion if there is no error.
  package static func end(_ error: (any Error)?, to sinks: ContiguousArray<AnyObject>) {
    for index in 0..<sinks.count {
      let sink = unsafeDowncast(sinks[index], to: Sink<Element>.self)
      if let error { sink.error(error) } else { sink.completed() }
    }
  }
}

/// A subscription that removes one sink from a list.
package final class ListSubscription: Attachment {
  private let list: ObserverList
  private let key: Bag<AnyObject>.Key

  package init(_ list: ObserverList, _ key: Bag<AnyObject>.Key) {
    self.list = list
    self.key = key
  }

  package func dispose() { list.remove(key) }
}

/// The end of a subject.
enum SubjectEnd {
  case completed
  case failed(any Error)
  case disposed

  /// Returns the error that later subscribers receive, or nil if they receive `completed`.
  func error(of subject: AnyObject) -> (any Error)? {
    switch self {
    case .completed: nil
    case .failed(let error): error
    case .disposed: RxError.disposed(object: subject)
    }
  }

  /// Sends the end to a later subscriber.
  func send<Element>(to sink: Sink<Element>, of subject: Observable<Element>) -> any Attachment {
    if let error = error(of: subject) { sink.error(error) } else { sink.completed() }
    return NoAttachment.shared
  }
}
