import ExactStrings

/// A field or a payload as a dump shows it, under the name that it has in the source.
struct DumpMember {
  /// The name; nil for what has none.
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
      // What a tuple calls an element without a label.
      (self.label, value) = (nil, child.value)
    } else if let name = label.removing(prefix: "_"), let wrapped = Self.wrappedValue(of: child.value) {
      (self.label, value) = (String(name), wrapped)
    } else {
      (self.label, value) = (label, child.value)
    }
  }

  /// What a property wrapper shows: its value if that is all it has, else itself; nil for what is no property wrapper.
  private static func wrappedValue(of storage: Any) -> Any? {
    let fields = Mirror(reflecting: storage).children
    guard let wrapped = fields.first(where: { ["wrappedValue", "_wrappedValue"].contains($0.label ?? "") }) else {
      return nil
    }
    return fields.count == 1 ? wrapped.value : storage
  }
}
