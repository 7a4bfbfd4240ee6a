/// Those who listen to a stream, in the order in which they came.
///
/// Events go to a snapshot, outside of the lock. Sinks are kept without their type, because an array of generic objects looks
/// up metadata at each access.
package final class Subscribers<Element> {
  /// Guards the list and what its owner keeps beside it.
  package let lock = RecursiveLock()
  package init() {}

  // Only touched with the lock held, which excludes what a check of exclusive access would find.
  @exclusivity(unchecked) private var sinks = Bag<AnyObject>()

  /// Those who listen now; to be asked for with the lock held.
  package var snapshot: ContiguousArray<AnyObject> { sinks.elements }

  package func insert(_ sink: Sink<Element>) -> Bag<AnyObject>.Key {
    lock.withLock { sinks.insert(sink) }
  }

  package func replace(_ key: Bag<AnyObject>.Key, with sink: Sink<Element>) {
    lock.withLock { sinks.replace(key, with: sink) }
  }

  /// What takes a sink out of the list.
  package func subscription(_ key: Bag<AnyObject>.Key) -> any Attachment {
    AnonymousDisposable { [self] in
      // What is removed is let go outside of the lock: its end may run foreign code.
      let removed = lock.withLock { sinks.remove(key) }
      withExtendedLifetime(removed) {}
    }
  }

  /// Empties the list and returns who listened.
  @discardableResult
  package func removeAll() -> ContiguousArray<AnyObject> {
    lock.withLock { sinks.removeAll() }
  }

  package func send(_ element: Element, to sinks: ContiguousArray<AnyObject>) {
    var index = 0
    while index < sinks.count {
      unsafeDowncast(sinks[index], to: Sink<Element>.self).next(element)
      index += 1
    }
  }

  package func complete(_ sinks: ContiguousArray<AnyObject>) {
    for sink in sinks { unsafeDowncast(sink, to: Sink<Element>.self).completed() }
  }
}
