import ActionScripts
import ExactStrings

/// Reads a single value.
struct ScriptSingleContainer: SingleValueDecodingContainer {
  let decoder: ScriptValueDecoder
  var codingPath: [any CodingKey] { decoder.codingPath }

  func decodeNil() -> Bool { decoder.value.isNull }

  func decode(_ type: Bool.Type) throws -> Bool {
    switch decoder.value {
    case .bool(let value): return value
    case .word("true"): return true
    case .word("false"): return false
    default: throw decoder.mismatch("Bool")
    }
  }

  func decode(_ type: String.Type) throws -> String {
    switch decoder.value {
    case .string(let text): return text
    case .word(let word) where !decoder.value.isNull: return word
    default: throw decoder.mismatch("String")
    }
  }

  func decode(_ type: Double.Type) throws -> Double { try floatingPoint(type) }
  func decode(_ type: Float.Type) throws -> Float { try floatingPoint(type) }
  func decode(_ type: Int.Type) throws -> Int { try integer(type) }
  func decode(_ type: Int8.Type) throws -> Int8 { try integer(type) }
  func decode(_ type: Int16.Type) throws -> Int16 { try integer(type) }
  func decode(_ type: Int32.Type) throws -> Int32 { try integer(type) }
  func decode(_ type: Int64.Type) throws -> Int64 { try integer(type) }
  func decode(_ type: UInt.Type) throws -> UInt { try integer(type) }
  func decode(_ type: UInt8.Type) throws -> UInt8 { try integer(type) }
  func decode(_ type: UInt16.Type) throws -> UInt16 { try integer(type) }
  func decode(_ type: UInt32.Type) throws -> UInt32 { try integer(type) }
  func decode(_ type: UInt64.Type) throws -> UInt64 { try integer(type) }
  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try decoder.decode(type) }

  private func integer<Number: FixedWidthInteger>(_ type: Number.Type) throws -> Number {
    switch decoder.value {
    case .number(let text), .word(let text):
      guard decoder.value.isNumeral else { break }
      if let value = Number(text) { return value }
      if Int128(text) != nil {
        throw ArgumentError("\(text) does not fit into \(Number.self)", path: codingPath.map(\.stringValue))
      }
    default: break
    }
    throw decoder.mismatch("\(Number.self)")
  }

  private func floatingPoint<Number: BinaryFloatingPoint & LosslessStringConvertible>(
    _ type: Number.Type
  ) throws -> Number {
    switch decoder.value {
    case .number(let text), .word(let text):
      if decoder.value.isNumeral, let value = Number(text), value.isFinite { return value }
      if ["NaN", "Infinity", "-Infinity"].contains(text) { return Number(text)! }
    case .string(let text) where ["NaN", "Infinity", "-Infinity"].contains(text): return Number(text)!
    default: break
    }
    throw decoder.mismatch("\(Number.self)")
  }
}

extension ScriptValue {
  /// Whether this is a number, or a word that spells one as JSON does.
  fileprivate var isNumeral: Bool {
    switch self {
    case .number: true
    case .word: json.number != nil
    default: false
    }
  }
}
