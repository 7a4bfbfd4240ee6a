// The one file that leans on the standard library's reflection beyond `Mirror`: it lets a state be read field by field
// through offsets, some thirty times faster. Where a type has anything unusual, the answer is nil and `Mirror` reads it.
@_spi(Reflection) import Swift

/// The stored fields of a struct in the order of their declaration.
struct StructLayout {
  struct Field {
    let name: String
    let offset: Int
    let type: Any.Type
  }

  let fields: [Field]

  /// The layout of `type`; nil if it is no struct, or has fields that memory alone cannot read: weak and unowned references
  /// and functions.
  init?<Value>(of type: Value.Type) {
    let structKind: UInt = 0x200
    guard unsafeBitCast(type, to: UnsafePointer<UInt>.self)[0] == structKind else { return nil }
    var readable: [String] = []
    let allReadable = _forEachFieldWithKeyPath(of: Value.self) { name, _ in
      readable.append(String(cString: name))
      return true
    }
    var fields: [Field] = []
    let isKnown = _forEachField(of: Value.self) { name, offset, type, _ in
      fields.append(Field(name: String(cString: name), offset: offset, type: type))
      return true
    }
    guard isKnown, allReadable, readable == fields.map(\.name) else { return nil }
    self.fields = fields
  }
}

@_silgen_name("swift_EnumCaseName")
private func enumCaseName<Value>(_ value: Value) -> UnsafePointer<CChar>?

/// The name of the case that an enum value is in; nil for values of other types.
func caseName<Value>(of value: Value) -> String? {
  enumCaseName(value).map { String(cString: $0) }
}
