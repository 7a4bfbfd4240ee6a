import Observables

/// An object that carries what others attach to it, so that this dies at the same moment as the object (RK-34, RK-35).
///
/// Without it a reactor's streams are found through a table and let go at a later look at that table. Adopting it costs a
/// line:
///
///     final class CartReactor: Reactor, StorageOwner { let storage = Storage() ... }
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
    while !values.isEmpty { values.removeFirst() }
  }

  func value<Value: AnyObject>(_ type: Value.Type) -> Value? {
    lock.withLock {
      for entry in values where entry.type == ObjectIdentifier(type) { return unsafeDowncast(entry.value, to: type) }
      return nil
    }
  }

  func value<Value: AnyObject>(_ type: Value.Type, orMake make: () -> Value) -> Value {
    lock.withLock {
      if let value = value(type) { return value }
      let value = make()
      values.append((ObjectIdentifier(type), value))
      return value
    }
  }
}
