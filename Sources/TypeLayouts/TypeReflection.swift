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

  /// The names of an enum's cases, those with payloads first, each kind in the order of declaration; nil for other
  /// types.
  static func caseNames(of type: Any.Type) -> [String]?

  /// The cases of an enum in the order of their numbers, which is that of `caseNames`; nil for other types, and where a
  /// type does not tell all payloads.
  static func cases(of type: Any.Type) -> [EnumCase]?

  /// The number of the case that an enum value at `address` is in; the type is one whose cases are known.
  static func caseNumber(at address: UnsafeRawPointer, of type: Any.Type) -> Int

  /// Calls `body` with the place of the payload of the enum value in `memory`, which nobody else uses meanwhile; the
  /// type is one whose cases are known.
  static func withPayload<Result>(
    of enumCase: EnumCase, in memory: UnsafeMutableRawPointer, of type: Any.Type, _ body: (UnsafeRawPointer) -> Result
  ) -> Result

  /// All values of an enum without payloads in the order of declaration; nil for other types.
  static func allCases<Enum>(of type: Enum.Type) -> [Enum]?

  /// The name of the case that the value at `address` is in, a text that is never freed; nil if the value is no enum,
  /// or does not tell.
  static func caseName(at address: UnsafeRawPointer, of type: Any.Type) -> UnsafePointer<CChar>?

  /// Whether the type is one of functions.
  static func isFunction(_ type: Any.Type) -> Bool

  /// Whether the type comes from a generic declaration, as far as is known: false if it certainly does not.
  static func isGeneric(_ type: Any.Type) -> Bool

  /// Whether values of the type may hold other values, as far as is known: functions, metatypes and enums without
  /// payloads hold none.
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

/// A case of an enum.
package struct EnumCase {
  /// A part of a payload.
  package struct Part {
    package let label: String?
    /// The offset of the part in bytes from the start of the payload.
    package let offset: Int
    package let type: Any.Type
  }

  package let name: String
  package let number: Int
  /// The parts of the payload; empty where there is none.
  package let parts: [Part]
  /// The offset of the payload in the object that a value of an indirect case refers to; nil for other cases.
  package let boxOffset: Int?

  package init(name: String, number: Int, parts: [Part], boxOffset: Int?) {
    self.name = name
    self.number = number
    self.parts = parts
    self.boxOffset = boxOffset
  }
}
