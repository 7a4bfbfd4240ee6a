import ActionScripts
import ExactStrings
import TypeLayouts

/// Reads the fields of a struct, the case of an enum, or the payloads of a case.
struct ScriptKeyedContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let decoder: ScriptValueDecoder
  let fields: ScriptFields
  let page: Int
  var codingPath: [any CodingKey] { decoder.codingPath }

  init(decoder: ScriptValueDecoder, fields: ScriptFields) {
    self.decoder = decoder
    self.fields = fields
    page = decoder.requestedKeys.open(path: decoder.codingPath, fields: fields)
  }

  /// The keys that `Key` knows; a synthesized enum wants exactly one.
  var allKeys: [Key] {
    let found = fields.keys.compactMap { name in
      Key(stringValue: name).map { key in
        decoder.requestedKeys.ask(name, page: page)
        return key
      }
    }
    if found.count != 1, let known = Reflection.codingKeys(of: Key.self) {
      decoder.requestedKeys.noteBadCase(page: page, known: known.map(\.stringValue))
    }
    return found
  }

  private func find(_ key: Key) -> ScriptValue? {
    let place = decoder.requestedKeys.ask(key.stringValue, page: page)
    switch fields {
    case .named(let members):
      // No key stands twice, and many are asked for in their order.
      if place < members.count, members[place].key == key.stringValue { return members[place].value }
      return members.first { $0.key == key.stringValue }?.value
    case .bare(let name): return name == key.stringValue ? .object([]) : nil
    case .positional(let values): return place < values.count ? values[place] : nil
    }
  }

  private func value(_ key: Key) throws -> ScriptValue {
    if let value = find(key) { return value }
    if case .bare = fields { throw decoder.mismatch("an object") }
    throw ArgumentError("missing '\(key.stringValue)'", path: codingPath.map(\.stringValue))
  }

  func contains(_ key: Key) -> Bool { find(key) != nil }
  func decodeNil(forKey key: Key) throws -> Bool { find(key)?.isNull ?? true }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    let value = try value(key)
    return try value.plain(as: type) ?? decoder.below(key, value).decode(type)
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Nested> {
    let value = try value(key)
    let below = decoder.below(key, value)
    let fields: ScriptFields =
      switch value {
      case .object(let members) where members.isEmpty || members.contains { Nested(stringValue: $0.key) != nil }:
        .named(members)
      case .array(let elements): .positional(elements)
      case _ where value.isNull: .positional([])
      default: .positional([value])
      }
    return KeyedDecodingContainer(ScriptKeyedContainer<Nested>(decoder: below, fields: fields))
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    try decoder.below(key, try value(key)).unkeyedContainer()
  }

  func superDecoder() throws -> any Decoder { decoder }
  func superDecoder(forKey key: Key) throws -> any Decoder { decoder.below(key, try value(key)) }
}
