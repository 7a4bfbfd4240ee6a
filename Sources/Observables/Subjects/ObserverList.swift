/// The sinks that listen to a subject, in the order in which they came.
///
/// The list is an object of its own, held by the subject and by every subscription: a subject that goes away clears it, and
/// no weak reference is needed. Events go to a snapshot, outside of the lock.
package final class ObserverList<Element> {
  package let lock = RecursiveLock()
  private var sinks = Bag<AnyObject>()

  package init() {}

  package var isEmpty: Bool { lock.withLock { sinks.isEmpty } }

  /// To be called with the lock held.
  package func insert(_ sink: Sink<Element>) -> Bag<AnyObject>.Key { sinks.insert(sink) }

  package func remove(_ key: Bag<AnyObject>.Key) {
    // The removed sink is let go outside of the lock: its end may run foreign code.
    _ = lock.withLock { sinks.remove(key) }
  }

  package func replace(_ key: Bag<AnyObject>.Key, with sink: Sink<Element>) {
    lock.withLock { sinks.replace(key, with: sink) }
  }

  /// Those who listen now; to be called with the lock held.
  @inline(__always)
  package var snapshot: ContiguousArray<AnyObject> { sinks.elements }

  /// Empties the list and returns who listened; to be called with the lock held.
  package func removeAll() -> ContiguousArray<AnyObject> { sinks.removeAll() }

  package static func next(_ element: Element, to sinks: ContiguousArray<AnyObject>) {
    var index = 0
    let count = sinks.count
    while index < count {
      unsafeDowncast(sinks[index], to: Sink<Element>.self).next(element)
      index += 1
    }
  }

  package static func end(_ error: (any Error)?, to sinks: ContiguousArray<AnyObject>) {
    for index in 0..<sinks.count {
      let sink = unsafeDowncast(sinks[index], to: Sink<Element>.self)
      if let error { sink.error(error) } else { sink.completed() }
    }
  }
}

/// Takes one sink out of a list.
package final class ListSubscription<Element>: Disposable {
  private let list: ObserverList<Element>
  private let key: Bag<AnyObject>.Key

  package init(_ list: ObserverList<Element>, _ key: Bag<AnyObject>.Key) {
    self.list = list
    self.key = key
  }

  package func dispose() { list.remove(key) }
}

/// How a subject ended.
enum SubjectEnd {
  case completed
  case failed(any Error)
  case disposed

  /// The error that late subscribers get; nil if they get `completed`.
  func error(of subject: AnyObject) -> (any Error)? {
    switch self {
    case .completed: nil
    case .failed(let error): error
    case .disposed: RxError.disposed(object: subject)
    }
  }
}
