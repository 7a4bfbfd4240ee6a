/// Values of keys, each of which may be held weakly, such as the reactors of cells.
///
///     private let reactors = NSMapTable<NSString, CellReactor>.strongToWeakObjects()
///
/// A key whose object is gone has no value. It keeps the order in which the keys came. Setting and finding take linear
/// time.
public final class NSMapTable<KeyType: AnyObject, ObjectType: AnyObject> {
  private var entries: [(key: ObjectReference, value: ObjectReference)] = []
  private let hasWeakKeys: Bool
  private let hasWeakValues: Bool

  /// Creates an empty table.
  public init(keyOptions: NSPointerFunctions.Options, valueOptions: NSPointerFunctions.Options, capacity: Int = 0) {
    hasWeakKeys = keyOptions.contains(.weakMemory)
    hasWeakValues = valueOptions.contains(.weakMemory)
  }

  /// Creates an empty table that holds keys and values strongly.
  public convenience init() { self.init(keyOptions: .strongMemory, valueOptions: .strongMemory) }

  /// Creates an empty table that holds keys and values strongly.
  public static func strongToStrongObjects() -> NSMapTable { NSMapTable() }

  /// Creates an empty table that holds its values weakly.
  public static func strongToWeakObjects() -> NSMapTable {
    NSMapTable(keyOptions: .strongMemory, valueOptions: .weakMemory)
  }

  /// Creates an empty table that holds its keys weakly.
  public static func weakToStrongObjects() -> NSMapTable {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .strongMemory)
  }

  /// Creates an empty table that holds keys and values weakly.
  public static func weakToWeakObjects() -> NSMapTable {
    NSMapTable(keyOptions: .weakMemory, valueOptions: .weakMemory)
  }

  /// The number of keys that have a value.
  public var count: Int { present.count }

  /// Returns the value of a key; nil if there is none.
  public func object(forKey key: KeyType?) -> ObjectType? {
    guard let key else { return nil }
    return entries.first { $0.key.refers(to: key) }?.value.object as? ObjectType
  }

  /// Sets the value of a key; nil removes it.
  public func setObject(_ object: ObjectType?, forKey key: KeyType?) {
    guard let key else { return }
    let value = object.map { ObjectReference($0, isWeak: hasWeakValues) }
    entries.removeAll { $0.key.object == nil || $0.value.object == nil }
    let place = entries.firstIndex { $0.key.refers(to: key) }
    if let value {
      if let place { entries[place].value = value } else { add(key, value) }
    } else if let place {
      entries.remove(at: place)
    }
  }

  /// Removes the value of a key.
  public func removeObject(forKey key: KeyType?) { setObject(nil, forKey: key) }

  /// Removes all keys and values.
  public func removeAllObjects() { entries = [] }

  /// The keys that have a value.
  public func keyEnumerator() -> AnyIterator<Any> { AnyIterator(present.map { $0.key as Any }.makeIterator()) }

  /// The values.
  public func objectEnumerator() -> AnyIterator<Any>? { AnyIterator(present.map { $0.value as Any }.makeIterator()) }

  private func add(_ key: KeyType, _ value: ObjectReference) {
    entries.append((ObjectReference(key, isWeak: hasWeakKeys), value))
  }

  private var present: [(key: KeyType, value: ObjectType)] {
    entries.compactMap { entry in
      guard let key = entry.key.object as? KeyType, let value = entry.value.object as? ObjectType else { return nil }
      return (key, value)
    }
  }
}
