import FoundationValues
import JSONValues
import Timelines
import TypeLayouts

/// Reads values of one concrete type, by a closure that knows it.
///
/// The class itself is not generic: the closures are compiled for their types, and looking at a value costs next to
/// nothing.
final class LeafReader: TreeReader {
  private let read: (UnsafeRawPointer) -> JSONValue
  private let leafShape: () -> StateShape
  private let isLeafFixed: Bool

  /// - Parameter isFixed: Whether two values with the same bytes look the same.
  init<Value>(
    _ type: Value.Type = Value.self, shape: @escaping @autoclosure () -> StateShape = .leaf(.other),
    isFixed: Bool = true, _ read: @escaping (Value) -> JSONValue
  ) {
    self.read = { read($0.assumingMemoryBound(to: Value.self).pointee) }
    leafShape = shape
    isLeafFixed = isFixed
  }

  override func tree(at address: UnsafeRawPointer, inside objects: inout EnclosingObjects) -> JSONValue {
    read(address)
  }

  override func update(
    _ tree: inout JSONValue, keptIn memory: UnsafeMutableRawPointer, to address: UnsafeRawPointer, at path: String,
    into changes: inout ChangeList
  ) {
    if isLeafFixed {
      if storage.hasSameBytes(memory, address) { return }
      storage.replace(memory, by: address)
    }
    StateChange.replace(&tree, by: read(address), at: path, into: &changes)
  }

  override var shape: StateShape { leafShape() }
  override var isFixed: Bool { isLeafFixed }
  override var mayHoldReactors: Bool { false }

  /// The reader of a type of the standard library or of Foundation that counts as one value.
  static func known(_ type: Any.Type) -> TreeReader? {
    commonReader(type) ?? integerReader(type) ?? foundationReader(type)
  }

  private static func commonReader(_ type: Any.Type) -> TreeReader? {
    switch type {
    case is Int.Type: LeafReader(shape: .leaf(.number)) { (value: Int) in .integer(value) }
    case is Bool.Type: LeafReader(shape: .leaf(.bool)) { (value: Bool) in .bool(value) }
    case is String.Type: LeafReader(shape: .leaf(.text)) { (value: String) in .string(value) }
    case is Double.Type: LeafReader { (value: Double) in JSONValue(value) }
    case is Float.Type:
      LeafReader { (value: Float) in value.isFinite ? .decimal(value.description) : JSONValue(Double(value)) }
    case is Character.Type: LeafReader { (value: Character) in .string(String(value)) }
    case is Unicode.Scalar.Type: LeafReader { (value: Unicode.Scalar) in .string(String(value)) }
    case is Substring.Type: LeafReader { (value: Substring) in .string(String(value)) }
    case is Int?.Type: LeafReader(shape: .leaf(.number)) { (value: Int?) in value.map(JSONValue.integer) ?? .null }
    case is Bool?.Type: LeafReader(shape: .leaf(.bool)) { (value: Bool?) in value.map(JSONValue.bool) ?? .null }
    case is String?.Type: LeafReader(shape: .leaf(.text)) { (value: String?) in value.map(JSONValue.string) ?? .null }
    case is Double?.Type: LeafReader(shape: .leaf(.other)) { (value: Double?) in value.map { JSONValue($0) } ?? .null }
    default: nil
    }
  }

  private static func integerReader(_ type: Any.Type) -> TreeReader? {
    switch type {
    case is Int8.Type: LeafReader { (value: Int8) in .integer(Int(value)) }
    case is Int16.Type: LeafReader { (value: Int16) in .integer(Int(value)) }
    case is Int32.Type: LeafReader { (value: Int32) in .integer(Int(value)) }
    case is Int64.Type: LeafReader { (value: Int64) in .integer(Int(value)) }
    case is UInt8.Type: LeafReader { (value: UInt8) in .integer(Int(value)) }
    case is UInt16.Type: LeafReader { (value: UInt16) in .integer(Int(value)) }
    case is UInt32.Type: LeafReader { (value: UInt32) in .integer(Int(value)) }
    case is UInt64.Type: LeafReader { (value: UInt64) in JSONValue(number: value.description) }
    case is UInt.Type: LeafReader { (value: UInt) in JSONValue(number: value.description) }
    case is Int128.Type: LeafReader { (value: Int128) in JSONValue(number: value.description) }
    case is UInt128.Type: LeafReader { (value: UInt128) in JSONValue(number: value.description) }
    default: nil
    }
  }

  private static func foundationReader(_ type: Any.Type) -> TreeReader? {
    switch type {
    case is Duration.Type: LeafReader { (value: Duration) in .string(value.scriptText) }
    case is Date.Type:
      // The style truncates to milliseconds. Adding half a millisecond makes it round instead.
      LeafReader { (value: Date) in
        .string(value.addingTimeInterval(0.000_5).formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true)))
      }
    case is URL.Type: LeafReader { (value: URL) in .string(value.absoluteString) }
    case is UUID.Type: LeafReader { (value: UUID) in .string(value.uuidString) }
    case is Data.Type: LeafReader { (value: Data) in .string(value.base64EncodedString()) }
    case is Decimal.Type: LeafReader { (value: Decimal) in JSONValue(number: value.description) }
    case is IndexPath.Type:
      LeafReader(shape: .elements { .leaf(.number) }) { (value: IndexPath) in .array(value.map(JSONValue.integer)) }
    // The current ones follow the settings of the user.
    case is Locale.Type: LeafReader(isFixed: false) { (value: Locale) in .string(value.identifier) }
    case is TimeZone.Type: LeafReader(isFixed: false) { (value: TimeZone) in .string(value.identifier) }
    case is Calendar.Type: LeafReader(isFixed: false) { (value: Calendar) in .string("\(value.identifier)") }
    case is DateComponents.Type:
      LeafReader(shape: .unknown, isFixed: false) { (value: DateComponents) in .object(value.members) }
    case is AttributedString.Type: LeafReader { (value: AttributedString) in .string(String(value.characters)) }
    case is URLComponents.Type: LeafReader { (value: URLComponents) in value.string.map(JSONValue.string) ?? .null }
    default: nil
    }
  }
}

extension LeafReader {
  /// The reader of an enum or struct that stands for a raw value, as that value; nil unless the raw value is a leaf.
  static func ofRawValue<Value>(_ type: Value.Type) -> LeafReader? {
    guard let type = type as? any RawRepresentable.Type else { return nil }
    func open<Raw: RawRepresentable>(_ type: Raw.Type) -> LeafReader? {
      guard known(Raw.RawValue.self) != nil else { return nil }
      return LeafReader(shape: .leaf(kind(of: type)), isFixed: _isPOD(type)) { (value: Raw) in
        JSONValue(reflecting: value.rawValue)
      }
    }
    return open(type)
  }

  private static func kind<Raw: RawRepresentable>(of type: Raw.Type) -> StateShape.LeafKind {
    let words = Reflection.allCases(of: type)?.compactMap { $0.rawValue as? String } ?? []
    return words.isEmpty ? .other : .word(words)
  }
}
