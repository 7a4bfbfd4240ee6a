import ActionScripts

/// Decodes Swift values from the values of a script: words take the type that asks, nothing unknown is let through.
///
/// Enums with the coding that Swift synthesizes (SE-0295) come in every spelling: `increase`, `{"increase":{}}`,
/// `{"follow":{"_0":42}}`, `{"follow":[42]}`, `{"follow":42}`.
struct ScriptValueDecoder: Decoder {
  let value: ScriptValue
  let codingPath: [any CodingKey]
  let ledger: KeyLedger
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  /// Decodes a value of `type`; throws an `ArgumentError`.
  static func decode<Value: Decodable>(_ type: Value.Type, from value: ScriptValue) throws(ArgumentError) -> Value {
    let ledger = KeyLedger()
    do {
      let result = try ScriptValueDecoder(value: value, codingPath: [], ledger: ledger).decode(type)
      try ledger.check()
      return result
    } catch let error as ArgumentError {
      throw error
    } catch {
      throw ArgumentError(unexpected: error)
    }
  }

  /// Decodes a value that the caller may know better than its type does: durations and optionals.
  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    if type == Duration.self { return try duration() as! Value }
    return try Value(from: self)
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    switch value {
    case .object(let members):
      return KeyedDecodingContainer(ScriptKeyedContainer(decoder: self, fields: .named(members)))
    case .word(let name) where name != "null" && name != "nil", .string(let name):
      return KeyedDecodingContainer(
        ScriptKeyedContainer(decoder: self, fields: .named([ScriptValue.Member(name, .object([]))])))
    default:
      throw mismatch("an object")
    }
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard case .array(let elements) = value else { throw mismatch("an array") }
    return ScriptUnkeyedContainer(decoder: self, elements: elements)
  }

  func singleValueContainer() throws -> any SingleValueDecodingContainer { ScriptSingleContainer(decoder: self) }

  func below(_ key: any CodingKey, _ value: ScriptValue) -> ScriptValueDecoder {
    ScriptValueDecoder(value: value, codingPath: codingPath + [key], ledger: ledger)
  }

  func mismatch(_ wanted: String) -> ArgumentError {
    ArgumentError("expected \(wanted), found \(value.shown)", path: codingPath.map(\.stringValue))
  }
}

extension ScriptValue {
  /// The value as messages quote it, cut where it is long.
  var shown: String {
    let text =
      switch self {
      case .word(let word): "'\(word)'"
      default: json.text
      }
    return text.count > 60 ? text.prefix(57) + "..." : text
  }

  /// Whether this is null, or the word for it.
  var isNull: Bool { self == .null || self == .word("null") || self == .word("nil") }
}

extension ArgumentError {
  /// What another decoder threw, in our words.
  init(unexpected error: any Error) {
    switch error as? DecodingError {
    case .keyNotFound(let key, let context):
      self.init("missing '\(key.stringValue)'", path: context.codingPath.map(\.stringValue))
    case .typeMismatch(_, let context), .valueNotFound(_, let context), .dataCorrupted(let context):
      self.init(context.debugDescription, path: context.codingPath.map(\.stringValue))
    default: self.init("\(error)")
    }
  }
}

// MARK: Keys

/// Keeps which keys a decoding asked for, so that those which nobody asked for can be reported.
final class KeyLedger {
  private struct Page {
    let path: [String]
    let present: [String]
    var asked: [String] = []
  }

  private var pages: [Page] = []

  func open(path: [any CodingKey], present: [String]) -> Int {
    pages.append(Page(path: path.map(\.stringValue), present: present))
    return pages.count - 1
  }

  /// Notes that `key` was asked for; returns how many different keys were asked for on the page before it.
  @discardableResult
  func ask(_ key: String, page: Int) -> Int {
    if let index = pages[page].asked.firstIndex(of: key) { return index }
    pages[page].asked.append(key)
    return pages[page].asked.count - 1
  }

  func check() throws(ArgumentError) {
    for page in pages {
      guard let unknown = page.present.first(where: { !page.asked.contains($0) }) else { continue }
      throw ArgumentError(
        "unknown key '\(unknown)'", path: page.path,
        note: Suggestion.note(for: unknown, in: page.asked, heading: "there is"))
    }
  }
}

/// The fields that a keyed container reads from: by name, or by the order in which they are asked for.
enum ScriptFields {
  case named([ScriptValue.Member])
  case positional([ScriptValue])
}

private struct ScriptKeyedContainer<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let decoder: ScriptValueDecoder
  let fields: ScriptFields
  let page: Int
  var codingPath: [any CodingKey] { decoder.codingPath }

  init(decoder: ScriptValueDecoder, fields: ScriptFields) {
    self.decoder = decoder
    self.fields = fields
    let present: [String] =
      switch fields {
      case .named(let members): members.map(\.key)
      case .positional: []
      }
    page = decoder.ledger.open(path: decoder.codingPath, present: present)
  }

  /// A synthesized enum wants exactly one known key. An unknown one is reported here, where the known ones can be told.
  var allKeys: [Key] {
    guard case .named(let members) = fields else { return [] }
    return members.compactMap { member in
      decoder.ledger.ask(member.key, page: page)
      return Key(stringValue: member.key)
    }
  }

  private func find(_ key: Key) -> ScriptValue? {
    let place = decoder.ledger.ask(key.stringValue, page: page)
    switch fields {
    case .named(let members): return members.last { $0.key == key.stringValue }?.value
    case .positional(let values): return place < values.count ? values[place] : nil
    }
  }

  private func value(_ key: Key) throws -> ScriptValue {
    guard let value = find(key) else {
      throw ArgumentError("missing '\(key.stringValue)'", path: codingPath.map(\.stringValue))
    }
    return value
  }

  func contains(_ key: Key) -> Bool { find(key) != nil }
  func decodeNil(forKey key: Key) throws -> Bool { find(key)?.isNull ?? true }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    try decoder.below(key, try value(key)).decode(type)
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

// MARK: Elements

private struct ScriptUnkeyedContainer: UnkeyedDecodingContainer {
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

// MARK: Single values

private struct ScriptSingleContainer: SingleValueDecodingContainer {
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
    case .string("NaN"): return .nan
    case .string("Infinity"): return .infinity
    case .string("-Infinity"): return -.infinity
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

extension ScriptValueDecoder {
  fileprivate func duration() throws -> Duration {
    switch value {
    case .word(let text), .string(let text):
      if let duration = try? ScriptDuration(parsing: text) { return .nanoseconds(duration.nanoseconds) }
    default: break
    }
    throw mismatch("a duration such as 300ms")
  }
}
