/// A set of objects, which may be held weakly, such as the listeners of a service.
///
///     private let listeners = NSHashTable<AnyObject>.weakObjects()
///
/// The table keeps the order in which the objects were added. Adding and finding take linear time.
public final class NSHashTable<ObjectType: AnyObject> {
  private var references: [ObjectReference] = []
  private let isWeak: Bool

  /// Creates an empty table.
  public init(options: NSPointerFunctions.Options, capacity: Int = 0) { isWeak = options.contains(.weakMemory) }

  /// Creates an empty table that holds its objects strongly.
  public convenience init() { self.init(options: .strongMemory) }

  /// Creates an empty table that holds its objects weakly.
  public static func weakObjects() -> NSHashTable { NSHashTable(options: .weakMemory) }

  /// The objects of the table, without those that were released.
  public var allObjects: [ObjectType] { references.compactMap { $0.object as? ObjectType } }

  /// One of the objects; nil if there is none.
  public var anyObject: ObjectType? { allObjects.first }

  /// The number of objects of the table, without those that were released.
  public var count: Int { allObjects.count }

  /// Adds an object, unless an equal one is there.
  public func add(_ object: ObjectType?) {
    references.removeAll { $0.object == nil }
    guard let object, !contains(object) else { return }
    references.append(ObjectReference(object, isWeak: isWeak))
  }

  /// Removes an object.
  public func remove(_ object: ObjectType?) {
    guard let object else { return }
    references.removeAll { $0.object == nil || $0.refers(to: object) }
  }

  /// Removes all objects.
  public func removeAllObjects() { references = [] }

  /// Returns the object that is equal to this one; nil if there is none.
  public func member(_ object: ObjectType?) -> ObjectType? {
    guard let object else { return nil }
    return references.first { $0.refers(to: object) }?.object as? ObjectType
  }

  /// Returns whether an equal object is there.
  public func contains(_ object: ObjectType?) -> Bool { member(object) != nil }
}
