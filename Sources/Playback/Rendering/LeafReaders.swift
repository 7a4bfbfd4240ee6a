import FoundationEssentials
import JSONValues

/// Reads a value that has no parts, by a closure.
final class LeafReader<Value>: TreeReader {
  private let read: (Value) -> JSONValue

  init(_ read: @escaping (Value) -> JSONValue) {
    self.read = read
  }

  override func tree(at address: UnsafeRawPointer, inside objects: inout EnclosingObjects) -> JSONValue {
    read(address.assumingMemoryBound(to: Value.self).pointee)
  }

  override var shape: StateShape { .leaf }

  /// The reader of a type of the standard library or of Foundation that counts as one value.
  static func known(_ type: Value.Type) -> TreeReader? {
    switch type {
    case is Int.Type: LeafReader<Int> { .integer($0) }
    case is Bool.Type: LeafReader<Bool> { .bool($0) }
    case is String.Type: LeafReader<String> { .string($0) }
    case is Double.Type: LeafReader<Double> { JSONValue($0) }
    case is Float.Type: LeafReader<Float> { $0.isFinite ? .decimal($0.description) : JSONValue(Double($0)) }
    case is Int8.Type: LeafReader<Int8> { .integer(Int($0)) }
    case is Int16.Type: LeafReader<Int16> { .integer(Int($0)) }
    case is Int32.Type: LeafReader<Int32> { .integer(Int($0)) }
    case is Int64.Type: LeafReader<Int64> { .integer(Int($0)) }
    case is UInt8.Type: LeafReader<UInt8> { .integer(Int($0)) }
    case is UInt16.Type: LeafReader<UInt16> { .integer(Int($0)) }
    case is UInt32.Type: LeafReader<UInt32> { .integer(Int($0)) }
    case is UInt64.Type: LeafReader<UInt64> { JSONValue(number: $0.description) }
    case is UInt.Type: LeafReader<UInt> { JSONValue(number: $0.description) }
    case is Int128.Type: LeafReader<Int128> { JSONValue(number: $0.description) }
    case is UInt128.Type: LeafReader<UInt128> { JSONValue(number: $0.description) }
    case is Character.Type: LeafReader<Character> { .string(String($0)) }
    case is Unicode.Scalar.Type: LeafReader<Unicode.Scalar> { .string(String($0)) }
    case is Substring.Type: LeafReader<Substring> { .string(String($0)) }
    case is Duration.Type: LeafReader<Duration> { .string($0.scriptText) }
    case is Date.Type:
      LeafReader<Date> { .string($0.formatted(Date.ISO8601FormatStyle(includingFractionalSeconds: true))) }
    case is URL.Type: LeafReader<URL> { .string($0.absoluteString) }
    case is UUID.Type: LeafReader<UUID> { .string($0.uuidString) }
    case is Data.Type: LeafReader<Data> { .string($0.base64EncodedString()) }
    case is Decimal.Type: LeafReader<Decimal> { JSONValue(number: $0.description) }
    default: nil
    }
  }
}

/// Reads an enum or struct that stands for a raw value as that value.
final class RawValueReader<Value>: TreeReader {
  private let read: (Value) -> JSONValue

  /// Nil unless the type is `RawRepresentable` by a leaf.
  override init() { preconditionFailure("made by init?") }

  init?(_: Void = ()) {
    guard let type = Value.self as? any RawRepresentable.Type else { return nil }
    func open<Raw: RawRepresentable>(_ type: Raw.Type) -> ((Value) -> JSONValue)? {
      guard LeafReader<Raw.RawValue>.known(Raw.RawValue.self) != nil else { return nil }
      return { value in (value as? Raw).map { JSONValue(reflecting: $0.rawValue) } ?? .null }
    }
    guard let read = open(type) else { return nil }
    self.read = read
    super.init()
  }

  override func tree(at address: UnsafeRawPointer, inside objects: inout EnclosingObjects) -> JSONValue {
    read(address.assumingMemoryBound(to: Value.self).pointee)
  }

  override var shape: StateShape { .leaf }
}
