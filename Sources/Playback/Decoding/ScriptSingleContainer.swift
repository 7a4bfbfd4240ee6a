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

  func decode<Number: FixedWidthInteger & Decodable>(_ type: Number.Type) throws -> Number {
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

  func decode<Number: BinaryFloatingPoint & LosslessStringConvertible & Decodable>(
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

  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try decoder.decode(type) }
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
