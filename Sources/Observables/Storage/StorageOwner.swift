/// An object that stores the objects that others attach to it, so that they are released together with it (RK-34,
/// RK-35).
///
/// The attachments of any other object are kept in a table. On Linux they are released together with it as well; on
/// other platforms at a later access to that table. Adoption takes one line:
///
///     final class CartReactor: Reactor, StorageOwner { let storage = ObjectStorage() ... }
///
/// An object with a storage also reports when it goes away: see `rx.deallocated`.
public protocol StorageOwner: AnyObject {
  /// The storage of the attached objects, the same instance for the life of the owner. Nothing else may retain it: what
  /// it keeps has to go with the owner.
  var storage: ObjectStorage { get }
}

/// The storage of an object that holds its attachments itself.
public final class ObjectStorage {
  private let lock = RecursiveLock()
  /// The attachments, oldest first. They are few, so a linear search is faster than hashing.
  private var values: [(type: ObjectIdentifier, value: AnyObject)] = []

  /// Creates an empty storage.
  public init() {}

  deinit {
    let notices = value(DeallocationNotices.self)
    notices?.begin()
    while !values.isEmpty { values.removeFirst() }
    notices?.end()
  }

  /// Returns the attachment of a type, or nil if there is none.
  package func value<Value: AnyObject>(_ type: Value.Type) -> Value? {
    lock.withLock {
      for entry in values where entry.type == ObjectIdentifier(type) { return unsafeDowncast(entry.value, to: type) }
      return nil
    }
  }

  /// Returns the attachment of a type, which `make` makes at first use. If another thread attaches one meanwhile, that
  /// one stays.
  package func value<Value: AnyObject>(_ type: Value.Type, orMake make: () -> Value) -> Value {
    if let value = value(type) { return value }
    // Outside the lock: `make` may wait for a thread that uses this storage.
    let made = make()
    return lock.withLock {
      if let value = value(type) { return value }
      values.append((ObjectIdentifier(type), made))
      return made
    }
  }
}
