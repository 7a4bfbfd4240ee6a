import ExactStrings

/// A field or a payload in a dump, with its name in the source.
struct DumpMember {
  /// The name; nil for members without one.
  let label: String?
  let value: Any

  init(_ child: Mirror.Child) {
    guard let label = child.label else {
      (self.label, value) = (nil, child.value)
      return
    }
    if let lazy = label.removing(prefix: "$__lazy_storage_$_") {
      (self.label, value) = (String(lazy), child.value)
    } else if label.hasPrefix("."), Int(label.dropFirst()) != nil {
      // The label that a mirror gives to an unlabelled tuple element.
      (self.label, value) = (nil, child.value)
    } else if let name = label.removing(prefix: "_"), let wrapped = Self.wrappedValue(of: child.value) {
      (self.label, value) = (String(name), wrapped)
    } else {
      (self.label, value) = (label, child.value)
    }
  }

  /// Returns the value that represents a property wrapper: the wrapped value if it is the only field, else the wrapper;
  /// nil if `storage` is not a property wrapper.
  private static func wrappedValue(of storage: Any) -> Any? {
    let fields = Mirror(reflecting: storage).children
    guard let wrapped = fields.first(where: { ["wrappedValue", "_wrappedValue"].contains($0.label ?? "") }) else {
      return nil
    }
    return fields.count == 1 ? wrapped.value : storage
  }
}
