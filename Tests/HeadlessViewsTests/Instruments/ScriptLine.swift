/// Decodes a gesture as a script does: the case by its name, the payloads by their numbers or labels.
struct ScriptLine: Decoder {
  let name: String
  let payloads: [String: Any]

  /// The gesture of a line.
  static func decode<Gesture: Decodable>(
    _ type: Gesture.Type, _ name: String, _ payloads: [String: Any] = [:]
  ) throws -> Gesture {
    try Gesture(from: ScriptLine(name: name, payloads: payloads))
  }

  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) -> KeyedDecodingContainer<Key> {
    KeyedDecodingContainer(Keyed(values: [name: payloads]))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer { throw Mismatch() }
  func singleValueContainer() throws -> any SingleValueDecodingContainer { throw Mismatch() }

  private struct Mismatch: Error {}

  private struct Keyed<Key: CodingKey>: KeyedDecodingContainerProtocol {
    let values: [String: Any]
    var codingPath: [any CodingKey] { [] }
    var allKeys: [Key] { values.keys.compactMap { Key(stringValue: $0) } }

    func contains(_ key: Key) -> Bool { values[key.stringValue] != nil }
    func decodeNil(forKey key: Key) -> Bool { false }

    func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
      guard let value = values[key.stringValue] as? Value else { throw Mismatch() }
      return value
    }

    func nestedContainer<Nested: CodingKey>(
      keyedBy type: Nested.Type, forKey key: Key
    ) throws -> KeyedDecodingContainer<Nested> {
      guard let values = values[key.stringValue] as? [String: Any] else { throw Mismatch() }
      return KeyedDecodingContainer<Nested>(Keyed<Nested>(values: values))
    }

    func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer { throw Mismatch() }
    func superDecoder() throws -> any Decoder { throw Mismatch() }
    func superDecoder(forKey key: Key) throws -> any Decoder { throw Mismatch() }
  }
}
