import ActionScripts
import ExactStrings
import FoundationValues
import JSONValues
import TypeLayouts

/// The form of a type's values in a script, as far as its coding shows.
package indirect enum ValueShape: Sendable {
  /// `true` or `false`.
  case bool
  /// A whole number within bounds.
  case integer(ClosedRange<Int>)
  /// Any number.
  case number
  /// Any text.
  case text
  /// One of these values; without any, no value of the type is known.
  case choice([JSONValue])
  /// `null` or a value.
  case optional(ValueShape)
  /// Any number of values.
  case list(ValueShape)
  /// A list of one value of each of these shapes.
  case tuple([ValueShape])
  /// Values under keys, which have any of these names; nil for names of any kind.
  case table([String]?, ValueShape)
  /// A value for each of these names.
  case object([Field])
  /// An enum: one of these cases with its payloads.
  case cases([(name: String, payloads: [Field])])

  /// A part of a value.
  package struct Field: Sendable {
    /// The name in the coding of the value.
    package let name: String
    /// The shape of the part.
    package let shape: ValueShape
  }
}

extension ValueShape {
  /// The number of levels up to which a type is looked into, because types can contain themselves.
  private static let depthLimit = 5

  /// Creates the shape of a type. It is an empty choice where nothing is known of the type.
  package init(of type: Any.Type) { self.init(of: type, depth: 0) }

  /// Creates the shape of an enum with these cases.
  init(cases: [ActionShape]) { self = Self.cases(cases, depth: 0) }

  private init(of type: Any.Type, depth: Int) {
    if let container = type as? any PartlyShaped.Type {
      self = container.shape(depth: depth)
    } else if let leaf = Self.leaf(type) {
      self = leaf
    } else if depth < Self.depthLimit, let decodable = type as? any Decodable.Type {
      self = Self.composed(decodable, depth: depth)
    } else {
      self = .choice([])
    }
  }

  fileprivate init(ofPart type: Any.Type, at depth: Int) { self.init(of: type, depth: depth + 1) }

  private static func leaf(_ type: Any.Type) -> ValueShape? {
    if type is Bool.Type { return .bool }
    if type is String.Type || type is Substring.Type { return .text }
    if type is Character.Type { return .choice([.string("a"), .string("\u{e9}")]) }
    if let integer = type as? any FixedWidthInteger.Type { return bounds(of: integer) }
    // A section and a row or an item.
    if type is IndexPath.Type { return .tuple([.integer(0...100), .integer(0...100)]) }
    if PlatformTypes.isIndexSet(type) { return .list(.integer(0...10)) }
    if type is any BinaryFloatingPoint.Type || type is Decimal.Type { return .number }
    return nil
  }

  private static func bounds<I: FixedWidthInteger>(of type: I.Type) -> ValueShape {
    .integer(Int(clamping: I.min)...Int(clamping: I.max))
  }

  private static func composed<Value: Decodable>(_ type: Value.Type, depth: Int) -> ValueShape {
    if let raw = type as? any RawRepresentable.Type { return Self.raw(raw, of: type, depth: depth) }
    if ShapeProbe.asksForCase(type), let shapes = ShapeProbe.shapes(of: type) { return cases(shapes, depth: depth) }
    if let fields = ShapeProbe.fields(of: type), !fields.isEmpty { return object(fields, depth: depth) }
    return .choice(Self.examples.filter { decodes($0, as: type) } + [JSONValue(blankFor: type)].compactMap(\.self))
  }

  /// Texts that mean something to a type of the platform: a UUID, a URL.
  private static let examples: [JSONValue] = [
    .string("00000000-0000-0000-0000-000000000001"), .string("https://example.com/a"),
  ]

  private static func decodes<Value: Decodable>(_ value: JSONValue, as type: Value.Type) -> Bool {
    (try? ScriptValueDecoder.decode(type, from: ScriptValue(value))) != nil
  }

  private static func raw<Raw: RawRepresentable, Value: Decodable>(
    _ type: Raw.Type, of value: Value.Type, depth: Int
  ) -> ValueShape {
    guard let all = Reflection.allCases(of: type), !all.isEmpty else {
      return ValueShape(ofPart: Raw.RawValue.self, at: depth)
    }
    return .choice(all.map { JSONValue(reflecting: $0.rawValue) }.filter { decodes($0, as: value) })
  }

  private static func cases(_ shapes: [ActionShape], depth: Int) -> ValueShape {
    if shapes.allSatisfy(\.payloads.isEmpty) { return .choice(shapes.map { .string($0.name) }) }
    return .cases(shapes.map { ($0.name, $0.fields(depth: depth)) })
  }

  private static func object(_ fields: [ActionShape.Payload], depth: Int) -> ValueShape {
    .object(
      fields.enumerated().map { index, field in
        Field(name: field.label ?? "_\(index)", shape: field.shape(depth: depth))
      })
  }
}

extension ActionShape {
  /// The payloads by their names in the coding of the action, with their shapes.
  package var fields: [ValueShape.Field] { fields(depth: 0) }

  fileprivate func fields(depth: Int) -> [ValueShape.Field] {
    payloads.indices.map { ValueShape.Field(name: key(of: $0), shape: payloads[$0].shape(depth: depth)) }
  }
}

extension ActionShape.Payload {
  fileprivate func shape(depth: Int) -> ValueShape {
    guard let valueType else { return .choice([]) }
    let shape = ValueShape(ofPart: valueType.type, at: depth)
    if case .optional = shape { return shape }
    return isOptional ? .optional(shape) : shape
  }
}

/// A generic type of the standard library, whose shape follows from those of its parts.
private protocol PartlyShaped {
  static func shape(depth: Int) -> ValueShape
}

extension Optional: PartlyShaped {
  fileprivate static func shape(depth: Int) -> ValueShape { .optional(ValueShape(ofPart: Wrapped.self, at: depth)) }
}

extension Array: PartlyShaped {
  fileprivate static func shape(depth: Int) -> ValueShape { .list(ValueShape(ofPart: Element.self, at: depth)) }
}

extension Set: PartlyShaped {
  fileprivate static func shape(depth: Int) -> ValueShape { .list(ValueShape(ofPart: Element.self, at: depth)) }
}

extension Dictionary: PartlyShaped {
  fileprivate static func shape(depth: Int) -> ValueShape {
    let values = ValueShape(ofPart: Value.self, at: depth)
    if Key.self is String.Type { return .table(nil, values) }
    guard case .choice(let keys) = ValueShape(ofPart: Key.self, at: depth) else { return .choice([.object([])]) }
    let names = keys.compactMap(\.string)
    return names.isEmpty ? .choice([.object([])]) : .table(names, values)
  }
}
