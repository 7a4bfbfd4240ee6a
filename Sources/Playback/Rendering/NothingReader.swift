import JSONValues
import TypeLayouts

/// Reads functions and key paths, which have no value that a timeline could show: as fields and payloads they are left
/// out, anywhere else they are `null`.
final class NothingReader: TreeReader {
  override func tree(at address: UnsafeRawPointer, inside objects: inout EnclosingObjects) -> JSONValue { .null }
  override var mayHoldReactors: Bool { false }
  override var shape: StateShape { .leaf(.other) }

  /// Whether values of the type have nothing to show: functions, key paths, optional ones too.
  static func reads(_ type: Any.Type) -> Bool {
    if Reflection.isFunction(type) { return true }
    if type is AnyKeyPath.Type { return true }
    guard Reflection.isGeneric(type), let optional = type as? any OptionalType.Type else { return false }
    return reads(optional.wrapped)
  }
}

private protocol OptionalType {
  static var wrapped: Any.Type { get }
}

extension Optional: OptionalType {
  fileprivate static var wrapped: Any.Type { Wrapped.self }
}
