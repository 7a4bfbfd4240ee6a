import ExactStrings
import Synchronization

/// The stored properties of an object with their values, in the order of their declaration, superclasses first.
///
/// Stored properties of this module's own classes are left out: they do not belong to the view.
struct StoredProperties: Sequence {
  private let properties: [(name: String, value: Any)]

  init(of object: AnyObject) {
    var levels: [Mirror] = []
    var next: Mirror? = Mirror(reflecting: object)
    while let level = next, !StoredProperties.isOurs(level.subjectType) {
      levels.append(level)
      next = level.superclassMirror
    }
    properties = levels.reversed().flatMap(\.children).compactMap { child in
      child.label.map { (StoredProperties.written($0), child.value) }
    }
  }

  func makeIterator() -> IndexingIterator<[(name: String, value: Any)]> { properties.makeIterator() }

  /// A cache of whether a type belongs to this module, because making the name of a type is slow.
  private static let known = Mutex<[ObjectIdentifier: Bool]>([:])

  private static func isOurs(_ type: Any.Type) -> Bool {
    known.withLock { known in
      if let isOurs = known[ObjectIdentifier(type)] { return isOurs }
      let isOurs = String(reflecting: type).hasPrefix("HeadlessViews.")
      known[ObjectIdentifier(type)] = isOurs
      return isOurs
    }
  }

  /// Returns the name as in the source: the compiler stores lazy properties under another name.
  private static func written(_ label: String) -> String {
    let prefix = "$__lazy_storage_$_"
    return label.removing(prefix: prefix).map { String($0) } ?? label
  }
}
