import Foundation

/// A reference to an object, strong or weak.
struct ObjectReference {
  private weak var weakObject: AnyObject?
  private let strongObject: AnyObject?

  init(_ object: AnyObject, isWeak: Bool) {
    weakObject = object
    strongObject = isWeak ? nil : object
  }

  /// The object; nil if it is gone.
  var object: AnyObject? { strongObject ?? weakObject }

  /// Returns whether the reference leads to an object that is equal to `other`.
  func refers(to other: AnyObject) -> Bool {
    guard let object else { return false }
    return object === other || (object as? NSObject)?.isEqual(other) ?? false
  }
}
