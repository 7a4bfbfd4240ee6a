/// An implementation of reflection: finds the parts of types and values.
///
/// There are two implementations. ``RuntimeReflection`` reads the descriptions that the compiler left for the runtime,
/// and knows types before there is a value. ``MirrorReflection`` uses only public API, and knows the parts of values. A
/// value looks the same by either.
package protocol TypeReflection {
  /// Whether the parts of types are known. Where only those of values are, the functions below that take a type return
  /// nil.
  static var knowsTypes: Bool { get }

  /// The stored fields of a struct in the order of their declaration; nil for other types.
  static func fields<Value>(of type: Value.Type) -> [StoredField]?

  /// The names of an enum's cases, those with payloads first, each kind in the order of declaration; nil for other types.
  static func caseNames(of type: Any.Type) -> [String]?

  /// The names of an enum's cases without payloads; nil for other types.
  static func plainCaseNames(of type: Any.Type) -> [String]?

  /// The parts of a case's payload with their labels; nil where an enum has no payload in a case of that name, and where
  /// the type does not tell.
  static func payload(ofCase name: String, of type: Any.Type) -> [(label: String?, type: Any.Type)]?

  /// All values of an enum without payloads in the order of declaration; nil for other types.
  static func allCases<Enum>(of type: Enum.Type) -> [Enum]?

  /// The name of the case that the value at `address` is in, a text that is never freed; nil if the value is no enum, or does
  /// not tell.
  static func caseName(at address: UnsafeRawPointer, of type: Any.Type) -> UnsafePointer<CChar>?

  /// Whether the type is one of functions.
  static func isFunction(_ type: Any.Type) -> Bool

  /// Whether the type comes from a generic declaration, as far as is known: false if it certainly does not.
  static func isGeneric(_ type: Any.Type) -> Bool

  /// Whether values of the type may hold other values, as far as is known: functions, metatypes and enums without payloads hold
  /// none.
  static func mayHoldValues(_ type: Any.Type) -> Bool

  /// Returns the reason why a value cannot be shown as it is; nil where it can.
  static func obstacle(to value: Any) -> String?
}

/// A stored field of a struct.
package struct StoredField {
  /// The name under which it is stored.
  package let name: String
  /// The offset of the field in bytes from the start of the value.
  package let offset: Int
  package let type: Any.Type
  /// Whether the field can be read from memory alone: it is no weak or unowned reference, and no function.
  package let isPlain: Bool

  package init(name: String, offset: Int, type: Any.Type, isPlain: Bool) {
    self.name = name
    self.offset = offset
    self.type = type
    self.isPlain = isPlain
  }
}
