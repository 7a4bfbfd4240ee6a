// The one file that leans on the standard library's reflection beyond `Mirror`: it lets a state be read field by field
// through offsets, some thirty times faster.
import ExactStrings
@_spi(Reflection) import Swift

/// The stored fields of a struct in the order of their declaration, apart from those that show nothing.
struct StructLayout {
  struct Field {
    /// The name that the source uses.
    var name: String
    let offset: Int
    let type: Any.Type
    /// Whether memory alone can tell what it holds: it is no weak or unowned reference, and no function.
    var isPlain = false
  }

  let fields: [Field]

  /// The layout of `type`; nil if it is no struct.
  init?<Value>(of type: Value.Type) {
    let structKind: UInt = 0x200
    guard unsafeBitCast(type, to: UnsafePointer<UInt>.self)[0] == structKind else { return nil }
    var fields: [Field] = []
    let isKnown = _forEachField(of: Value.self) { name, offset, type, _ in
      fields.append(Field(name: String(cString: name), offset: offset, type: type))
      return true
    }
    guard isKnown else { return nil }
    var readable: [String] = []
    // `.ignoreUnknown`, whose own declaration is not safe to share between threads: fields that are read otherwise are skipped.
    let ignoreUnknown = _EachFieldOptions(rawValue: 1 << 1)
    _ = _forEachFieldWithKeyPath(of: Value.self, options: ignoreUnknown) { name, _ in
      readable.append(String(cString: name))
      return true
    }
    self.fields = fields.compactMap { field in
      guard let name = FieldName.shown(field.name, type: field.type, in: Value.self) else { return nil }
      var field = field
      field.isPlain = readable.contains(field.name)
      field.name = name
      return field
    }
  }
}

@_silgen_name("swift_EnumCaseName")
private func enumCaseName(_ address: UnsafeRawPointer, _ metadata: UnsafeRawPointer) -> UnsafePointer<CChar>?

/// The name of the case that the value at `address` is in, a text that lives for ever; nil if the type is no enum.
func caseName(at address: UnsafeRawPointer, of type: Any.Type) -> UnsafePointer<CChar>? {
  enumCaseName(address, unsafeBitCast(type, to: UnsafeRawPointer.self))
}

/// The name of the case that an enum value is in; nil for values of other types.
func caseName<Value>(of value: Value) -> String? {
  withUnsafePointer(to: value) { caseName(at: $0, of: Value.self) }.map { String(cString: $0) }
}

/// What kind a type is of, as far as readers have to know.
enum TypeKind {
  case enumeration, function, metatype, other

  /// The kind of a type, as its metadata says.
  init(of type: Any.Type) {
    switch unsafeBitCast(type, to: UnsafePointer<UInt>.self)[0] {
    case 0x201: self = .enumeration
    case 0x302: self = .function
    case 0x304, 0x306: self = .metatype
    default: self = .other
    }
  }
}
