import ActionScripts
import ExactStrings
import TypeLayouts

/// Decodes Swift values from the values of a script: a word takes the requested type, and unknown keys are errors.
///
/// Enums with the coding that Swift synthesizes (SE-0295) come in every spelling: `increase`, `{"increase":{}}`,
/// `{"follow":{"_0":42}}`, `{"follow":[42]}`, `{"follow":42}`.
struct ScriptValueDecoder: Decoder {
  let value: ScriptValue
  let codingPath: [any CodingKey]
  let requestedKeys: RequestedKeys
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  /// Decodes a value of `type`; throws an `ArgumentError`.
  static func decode<Value: Decodable>(_ type: Value.Type, from value: ScriptValue) throws(ArgumentError) -> Value {
    let requestedKeys = RequestedKeys()
    do {
      let result = try ScriptValueDecoder(value: value, codingPath: [], requestedKeys: requestedKeys).decode(type)
      try requestedKeys.check()
      return result
    } catch let error as ArgumentError {
      throw error
    } catch {
      throw requestedKeys.badCase ?? ArgumentError(unexpected: error)
    }
  }

  /// Decodes a value. Some types are decoded differently from their own coding.
  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value {
    if let value = value.plain(as: type) { return value }
    // A string has no other form.
    if type == String.self { return try ScriptSingleContainer(decoder: self).decode(String.self) as! Value }
    if let value = try singleText(of: type) { return value }
    guard let raw = type as? any RawRepresentable.Type else {
      do {
        return try Value(from: self)
      } catch {
        guard let elements = fieldsInOrder(of: type) ?? keysAndValues(of: type) else {
          throw wantedText(of: type).map(mismatch) ?? error
        }
        return try Value(
          from: ScriptValueDecoder(value: .array(elements), codingPath: codingPath, requestedKeys: requestedKeys))
      }
    }
    do { return try Value(from: self) } catch {
      if let named = namedCase(of: raw) as? Value { return named }
      throw badRawValue(of: raw) ?? error
    }
  }

  /// The fields of a struct such as `CGRect`, which codes itself as an array; a timeline shows its fields.
  private func fieldsInOrder<Value>(of type: Value.Type) -> [ScriptValue]? {
    guard case .object(let members) = value else { return nil }
    return PlatformTypes.fieldsInOrder(
      of: type, { name in members.first { $0.key == name }?.value }, count: members.count)
  }

  /// The keys and values of a dictionary that codes itself as an array, since its keys are no texts of their own; a
  /// timeline shows an object.
  private func keysAndValues<Value>(of type: Value.Type) -> [ScriptValue]? {
    guard case .object(let members) = value, let dictionary = type as? any DictionaryType.Type, dictionary.codesAsArray
    else { return nil }
    return members.flatMap { member in [.word(member.key), member.value] }
  }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    switch value {
    case .object(let members):
      return KeyedDecodingContainer(ScriptKeyedContainer(decoder: self, fields: .named(members)))
    case .word(let name) where name != "null" && name != "nil", .string(let name):
      return KeyedDecodingContainer(ScriptKeyedContainer(decoder: self, fields: .bare(name)))
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
    ScriptValueDecoder(value: value, codingPath: codingPath + [key], requestedKeys: requestedKeys)
  }

  func mismatch(_ wanted: String) -> ArgumentError {
    ArgumentError("expected \(wanted), found \(value.shown)", path: codingPath.map(\.stringValue))
  }

  /// Returns the case that a text names, of an enum whose raw values are no texts.
  private func namedCase<Raw: RawRepresentable>(of type: Raw.Type) -> Raw? {
    guard let text, let names = Self.namesOfNumbers(type), let place = names.firstIndex(where: { $0 == text }),
      let cases = Reflection.allCases(of: type), cases.indices.contains(place)
    else { return nil }
    return cases[place]
  }

  /// The names of the cases of an enum whose raw values are no texts; nil where these are not known, and for other
  /// types.
  private static func namesOfNumbers<Raw: RawRepresentable>(_ type: Raw.Type) -> [String]? {
    Raw.RawValue.self is String.Type ? nil : Reflection.caseNames(of: type)
  }

  /// Returns the error for a value that is none of the raw values of a type; nil where these are not known.
  private func badRawValue<Raw: RawRepresentable>(of type: Raw.Type) -> ArgumentError? {
    guard let cases = Reflection.allCases(of: type) else { return nil }
    let known = Self.namesOfNumbers(type) ?? cases.map { "\($0.rawValue)" }
    return ArgumentError(
      "\(value.shown) is no \(shortName(of: type))", path: codingPath.map(\.stringValue),
      note: Suggestion.note(for: value.plainText, in: known, heading: "there are"))
  }
}

/// A dictionary, of whatever types.
private protocol DictionaryType {
  /// Whether its coding is an array of keys and values, not an object.
  static var codesAsArray: Bool { get }
}

extension Dictionary: DictionaryType {
  static var codesAsArray: Bool { !(Key.self is any CodingKeyRepresentable.Type) }
}

extension ScriptValue {
  /// The value as one of the types that most values have; nil for other types, and where it is written in another way.
  /// Such a value needs no decoder of its own.
  func plain<Value>(as type: Value.Type) -> Value? {
    func same<Known>(_ value: Known) -> Value { unsafeBitCast(value, to: type) }
    switch self {
    case .string(let text): return type == String.self ? same(text) : nil
    case .number(let text): return type == Int.self ? Int(text).map(same) : nil
    case .bool(let value): return type == Bool.self ? same(value) : nil
    case .array(let elements):
      guard type == [String].self else { return nil }
      var texts: [String] = []
      texts.reserveCapacity(elements.count)
      for element in elements {
        guard case .string(let text) = element else { return nil }
        texts.append(text)
      }
      return same(texts)
    default: return nil
    }
  }

  /// The value as messages quote it, shortened where it is long.
  var shown: String {
    let text = json.text
    return text.count > 60 ? text.prefix(57) + "..." : text
  }
}

extension ArgumentError {
  /// Creates an error from one that another decoder threw, in the words of this project.
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
