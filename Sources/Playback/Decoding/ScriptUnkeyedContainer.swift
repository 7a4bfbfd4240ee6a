import ActionScripts

/// Reads the elements of an array.
struct ScriptUnkeyedContainer: UnkeyedDecodingContainer {
  struct Index: CodingKey {
    let intValue: Int?
    var stringValue: String { "\(intValue ?? 0)" }
    init(intValue: Int) { self.intValue = intValue }
    init?(stringValue: String) { nil }
  }

  let decoder: ScriptValueDecoder
  let elements: [ScriptValue]
  var currentIndex = 0
  var codingPath: [any CodingKey] { decoder.codingPath }
  var count: Int? { elements.count }
  var isAtEnd: Bool { currentIndex >= elements.count }

  private func current() throws -> ScriptValueDecoder {
    guard !isAtEnd else {
      throw ArgumentError("too few elements: \(elements.count)", path: codingPath.map(\.stringValue))
    }
    return decoder.below(Index(intValue: currentIndex), elements[currentIndex])
  }

  mutating func decodeNil() throws -> Bool {
    guard try current().value.isNull else { return false }
    currentIndex += 1
    return true
  }

  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    if !isAtEnd, let value = elements[currentIndex].plain(as: type) {
      currentIndex += 1
      return value
    }
    let value = try current().decode(type)
    currentIndex += 1
    return value
  }

  mutating func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) throws -> KeyedDecodingContainer<Nested> {
    let container = try current().container(keyedBy: type)
    currentIndex += 1
    return container
  }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer {
    let container = try current().unkeyedContainer()
    currentIndex += 1
    return container
  }

  mutating func superDecoder() throws -> any Decoder {
    let decoder = try current()
    currentIndex += 1
    return decoder
  }
}
