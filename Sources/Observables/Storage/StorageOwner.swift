/// An object that carries what others attach to it, so that this dies at the same moment as the object (RK-34, RK-35).
///
/// What is attached to any other object is found through a table and let go at a later look at that table. Adopting it costs
/// a line:
///
///     final class CartReactor: Reactor, StorageOwner { let storage = Storage() ... }
///
/// An object with a storage can tell when it goes away, too: `rx.deallocated`.
public protocol StorageOwner: AnyObject {
  /// The drawer of attached objects; one and the same for the life of the owner.
  var storage: Storage { get }
}

/// The drawer of an object that carries its attachments itself.
public final class Storage {
  private let lock = RecursiveLock()
  /// Few, so that looking at each beats hashing; oldest first.
  private var values: [(type: ObjectIdentifier, value: AnyObject)] = []

  /// An empty drawer.
  public init() {}

  deinit {
    let farewell = value(Farewell.self)
    farewell?.begin()
    while !values.isEmpty { values.removeFirst() }
    farewell?.end()
  }

  /// What of a type is attached, if anything.
  package func value<Value: AnyObject>(_ type: Value.Type) -> Value? {
    lock.withLock {
      for entry in values where entry.type == ObjectIdentifier(type) { return unsafeDowncast(entry.value, to: type) }
      return nil
    }
  }

  /// What of a type is attached, made at first use; `make` must not come back to this storage.
  package func value<Value: AnyObject>(_ type: Value.Type, orMake make: () -> Value) -> Value {
    lock.withLock {
      if let value = value(type) { return value }
      let value = make()
      values.append((ObjectIdentifier(type), value))
      return value
    }
  }
}
