/// The sinks that are subscribed to a stream, in the order of their subscription.
///
/// Events are delivered to a snapshot, outside of the lock. The sinks are stored as `AnyObject`, because arrays of
/// generic objects look up metadata at each access.
package final class Subscribers<Element> {
  /// The lock of the list, which also guards the state of its owner.
  package let lock = RecursiveLock()
  package init() {}

  // Accessed only with the lock held, so exclusive access need not be checked.
  @exclusivity(unchecked) private var sinks = Bag<AnyObject>()

  /// Whether there are no sinks. Read it only with the lock held.
  package var isEmpty: Bool { sinks.isEmpty }

  /// The current sinks. Read it only with the lock held.
  package var snapshot: ContiguousArray<AnyObject> { sinks.elements }

  package func insert(_ sink: Sink<Element>) -> Bag<AnyObject>.Key {
    lock.withLock { sinks.insert(sink) }
  }

  package func replace(_ key: Bag<AnyObject>.Key, with sink: Sink<Element>) {
    lock.withLock { sinks.replace(key, with: sink) }
  }

  /// Returns a subscription that removes a sink from the list.
  package func subscription(_ key: Bag<AnyObject>.Key) -> any Attachment {
    AnonymousDisposable { [self] in
      // The sink is released outside of the lock, because its `deinit` may run foreign code.
      let removed = lock.withLock { sinks.remove(key) }
      withExtendedLifetime(removed) {}
    }
  }

  /// Removes and returns all sinks.
  @discardableResult
  package func removeAll() -> ContiguousArray<AnyObject> {
    lock.withLock { sinks.removeAll() }
  }

  package func send(_ element: Element, to sinks: ContiguousArray<AnyObject>) {
    // The array retains its sinks, and nobody else can change it, so they need not be retained one by one.
    sinks.withUnsafeBytes { sinks in
      for sink in sinks.bindMemory(to: Unmanaged<AnyObject>.self) {
        sink._withUnsafeGuaranteedRef { unsafeDowncast($0, to: Sink<Element>.self).next(element) }
      }
    }
  }

  package func complete(_ sinks: ContiguousArray<AnyObject>) {
    for sink in sinks { unsafeDowncast(sink, to: Sink<Element>.self).completed() }
  }
}
