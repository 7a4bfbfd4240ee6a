import ExactStrings
import TypeLayouts

/// The stored fields of a struct in the order of their declaration, apart from those that show nothing.
struct StructLayout {
  struct Field {
    /// The name that the source uses.
    let name: String
    let offset: Int
    let type: Any.Type
    /// Whether memory alone can tell what it holds: it is no weak or unowned reference, and no function.
    let isPlain: Bool
  }

  let fields: [Field]
  /// The number of stored fields, including those that show nothing.
  let count: Int

  /// The layout of `type`; nil if it is no struct, and where types do not tell.
  init?<Value>(of type: Value.Type) {
    guard let fields = Reflection.fields(of: type) else { return nil }
    count = fields.count
    self.fields = fields.compactMap { field in
      FieldName.shown(field.name, type: field.type, in: Value.self).map { name in
        Field(name: name, offset: field.offset, type: field.type, isPlain: field.isPlain)
      }
    }
  }
}
