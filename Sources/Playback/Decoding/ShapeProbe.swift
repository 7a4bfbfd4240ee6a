import ActionScripts
import ExactStrings
import FoundationValues
import JSONValues
import TypeLayouts

/// Finds the shapes of a type's actions by decoding blanks: the synthesized coding asks for the keys and types that it
/// needs.
enum ShapeProbe {
  /// Returns the shapes of all actions of a decodable type, in the order of declaration; nil if its coding is not the
  /// one that Swift synthesizes for enums.
  /// - Parameter depth: The number of actions that the type is wrapped in.
  static func shapes<Action: Decodable>(of type: Action.Type, depth: Int = 0) -> [ActionShape]? {
    let survey = ProbeNotes()
    _ = try? Action(from: BlankDecoder(notes: survey, probing: nil))
    if let names = survey.caseNames {
      return names.map { name in
        let notes = ProbeNotes(depth: depth)
        _ = try? Action(from: BlankDecoder(notes: notes, probing: name))
        return ActionShape(name: name, payloads: notes.payloads)
      }
    }
    return rawValueNames(of: type)?.map { ActionShape(name: $0, payloads: []) }
  }

  /// The shape of one action of a decodable type, found by its name alone; nil if there is none of the name. It is
  /// partial where a payload is of a type of which no blank can be made.
  static func shape<Action: Decodable>(of type: Action.Type, named name: String) -> ActionShape? {
    if let raw = type as? any RawRepresentable.Type {
      func isRaw<Raw: RawRepresentable>(_ type: Raw.Type) -> Bool {
        (name as? Raw.RawValue).flatMap(Raw.init(rawValue:)) != nil
      }
      return isRaw(raw) ? ActionShape(name: name, payloads: []) : nil
    }
    let notes = ProbeNotes()
    let made = try? Action(from: BlankDecoder(notes: notes, probing: name))
    guard notes.isAskedForCase, notes.isNameKnown else { return nil }
    return ActionShape(name: name, payloads: notes.payloads, isPartial: made == nil)
  }

  /// Whether the coding of a type asks for one case among several, as that of an enum does.
  static func asksForCase<Action: Decodable>(_ type: Action.Type) -> Bool {
    let notes = ProbeNotes()
    _ = try? Action(from: BlankDecoder(notes: notes, probing: ""))
    return notes.isAskedForCase
  }

  /// The fields of a decodable struct, in the order in which its coding asks for them; nil if it is no struct, or a
  /// field is of a type of which no blank can be made.
  static func fields<Value: Decodable>(of type: Value.Type) -> [ActionShape.Payload]? {
    let notes = ProbeNotes()
    notes.takesAnyKey = true
    let made = try? Value(from: BlankDecoder(notes: notes, probing: nil, isInside: true))
    return made != nil && !notes.isAskedForCase ? notes.payloads : nil
  }

  /// The shapes of a payload that is an action itself: an enum, and not one that stands for a raw value. An enum that
  /// contains itself is looked into a few times.
  static func nestedShapes(of type: Any.Type, depth: Int) -> [ActionShape] {
    guard depth < 4, Reflection.caseNames(of: type) != nil, !(type is any RawRepresentable.Type),
      let decodable = type as? any Decodable.Type
    else { return [] }
    func open<Nested: Decodable>(_ type: Nested.Type) -> [ActionShape] { shapes(of: type, depth: depth) ?? [] }
    return open(decodable)
  }

  private static func rawValueNames<Action>(of type: Action.Type) -> [String]? {
    guard Action.self is any RawRepresentable.Type else { return nil }
    let names = Reflection.allCases(of: type)?.compactMap { ($0 as? any RawRepresentable)?.rawValue as? String }
    return names?.isEmpty == false ? names : nil
  }

  /// Returns a value of `type` made of blanks: 0, "", false, nil, no elements, the first case; nil where that is not
  /// possible.
  static func blank<Value: Decodable>(of type: Value.Type) -> Value? {
    // Not every text is a UUID or a URL; this one is both.
    let texts = ["", "00000000-0000-0000-0000-000000000000"]
    return texts.lazy.compactMap { try? BlankDecoder(notes: ProbeNotes(), probing: nil, text: $0).blank(type) }.first
  }
}

extension JSONValue {
  /// Creates the smallest reply that decodes as a type; nil where none is found.
  init?<Value: Decodable>(blankFor type: Value.Type) {
    if let special = type as? any BlankInScripts.Type {
      guard let blank = special.blank else { return nil }
      self = blank
      return
    }
    guard let blank = ShapeProbe.blank(of: type) else { return nil }
    self.init(reflecting: blank)
    // A coding of its own may not accept the tree of its value.
    guard (try? ScriptValueDecoder.decode(Value.self, from: ScriptValue(self))) != nil else { return nil }
  }
}

/// The results of a probe.
private final class ProbeNotes {
  var caseNames: [String]?
  var payloads: [ActionShape.Payload] = []
  /// Whether the coding has asked which case it is, as that of an enum does.
  var isAskedForCase = false
  /// Whether the coding has a key of the name that is probed.
  var isNameKnown = false
  /// Whether keys are noted as the coding asks for them, because they are not known before.
  var takesAnyKey = false
  private let depth: Int

  init(depth: Int = 0) { self.depth = depth }

  func note(_ type: Any.Type, for key: any CodingKey, isOptional: Bool) {
    var found = payloads.indices.first { (payloads[$0].label ?? "_\($0)") == key.stringValue }
    if found == nil, takesAnyKey {
      found = payloads.endIndex
      payloads.append(ActionShape.Payload(codingKey: key.stringValue))
    }
    guard let index = found else { return }
    payloads[index] = ActionShape.Payload(
      label: payloads[index].label, type: shortName(of: type) + (isOptional ? "?" : ""),
      cases: isOptional ? [] : ShapeProbe.nestedShapes(of: type, depth: depth + 1), valueType: type)
  }
}

extension ActionShape.Payload {
  /// Creates a payload from its key in the coding: `_0` stands for one without a label.
  fileprivate init(codingKey: String) {
    let isPlace = codingKey.hasPrefix("_") && Int(codingKey.dropFirst()) != nil
    self.init(label: isPlace ? nil : codingKey, type: nil)
  }
}

extension ArgumentError {
  /// Ends a decoding that was only made to see which keys a type asks for. No message shows it.
  static let endOfProbe = ArgumentError("the probe ends here")
}

private struct BlankDecoder: Decoder {
  let notes: ProbeNotes
  /// The case whose payloads are recorded; nil at the first pass, and for every nested value.
  let probing: String?
  var isInside = false
  var depth = 0
  /// The content of every text.
  var text = ""
  var codingPath: [any CodingKey] { [] }
  var userInfo: [CodingUserInfoKey: Any] { [:] }

  func container<Key: CodingKey>(keyedBy type: Key.Type) throws -> KeyedDecodingContainer<Key> {
    let keys = Reflection.codingKeys(of: type)
    if !isInside, probing == nil {
      notes.caseNames = keys?.map(\.stringValue)
      throw ArgumentError.endOfProbe
    }
    if !isInside, let probing { notes.isNameKnown = Key(stringValue: probing) != nil }
    let chosen = isInside ? keys?.first : probing.flatMap(Key.init(stringValue:))
    return KeyedDecodingContainer(BlankKeyed(decoder: self, keys: chosen.map { [$0] } ?? []))
  }

  func unkeyedContainer() throws -> any UnkeyedDecodingContainer {
    guard isInside else { throw ArgumentError.endOfProbe }
    return BlankUnkeyed(decoder: self)
  }

  func singleValueContainer() throws -> any SingleValueDecodingContainer {
    guard isInside else { throw ArgumentError.endOfProbe }
    return BlankSingle(decoder: self)
  }

  func blank<Value: Decodable>(_ type: Value.Type) throws -> Value {
    if let optional = type as? any ExpressibleByNilLiteral.Type { return optional.init(nilLiteral: ()) as! Value }
    if Value.self is any RawRepresentable.Type || depth > 0, let first = Reflection.allCases(of: type)?.first {
      return first
    }
    if type is TimeZone.Type { return TimeZone.gmt as! Value }
    if type is Calendar.Type { return Calendar(identifier: .gregorian) as! Value }
    guard depth < 8 else { throw ArgumentError.endOfProbe }
    return try Value(
      from: BlankDecoder(notes: ProbeNotes(), probing: nil, isInside: true, depth: depth + 1, text: text))
  }
}

private struct BlankKeyed<Key: CodingKey>: KeyedDecodingContainerProtocol {
  let decoder: BlankDecoder
  let keys: [Key]
  var codingPath: [any CodingKey] { [] }

  var allKeys: [Key] {
    decoder.notes.isAskedForCase = true
    return keys
  }

  func contains(_ key: Key) -> Bool { true }
  func decodeNil(forKey key: Key) throws -> Bool { true }

  func decode<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value {
    decoder.notes.note(type, for: key, isOptional: false)
    return try decoder.blank(type)
  }

  func decodeIfPresent<Value: Decodable>(_ type: Value.Type, forKey key: Key) throws -> Value? { absent(type, key) }

  // The standard library implements these separately, and they would bypass the generic method above.
  func decodeIfPresent(_ type: Bool.Type, forKey key: Key) throws -> Bool? { absent(type, key) }
  func decodeIfPresent(_ type: String.Type, forKey key: Key) throws -> String? { absent(type, key) }
  func decodeIfPresent(_ type: Double.Type, forKey key: Key) throws -> Double? { absent(type, key) }
  func decodeIfPresent(_ type: Float.Type, forKey key: Key) throws -> Float? { absent(type, key) }
  func decodeIfPresent(_ type: Int.Type, forKey key: Key) throws -> Int? { absent(type, key) }
  func decodeIfPresent(_ type: Int8.Type, forKey key: Key) throws -> Int8? { absent(type, key) }
  func decodeIfPresent(_ type: Int16.Type, forKey key: Key) throws -> Int16? { absent(type, key) }
  func decodeIfPresent(_ type: Int32.Type, forKey key: Key) throws -> Int32? { absent(type, key) }
  func decodeIfPresent(_ type: Int64.Type, forKey key: Key) throws -> Int64? { absent(type, key) }
  func decodeIfPresent(_ type: UInt.Type, forKey key: Key) throws -> UInt? { absent(type, key) }
  func decodeIfPresent(_ type: UInt8.Type, forKey key: Key) throws -> UInt8? { absent(type, key) }
  func decodeIfPresent(_ type: UInt16.Type, forKey key: Key) throws -> UInt16? { absent(type, key) }
  func decodeIfPresent(_ type: UInt32.Type, forKey key: Key) throws -> UInt32? { absent(type, key) }
  func decodeIfPresent(_ type: UInt64.Type, forKey key: Key) throws -> UInt64? { absent(type, key) }

  private func absent<Value>(_ type: Value.Type, _ key: Key) -> Value? {
    decoder.notes.note(type, for: key, isOptional: true)
    return nil
  }

  func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type, forKey key: Key
  ) throws -> KeyedDecodingContainer<Nested> {
    if !decoder.isInside {
      let keys = Reflection.codingKeys(of: type)
      decoder.notes.payloads = (keys ?? []).map { ActionShape.Payload(codingKey: $0.stringValue) }
      decoder.notes.takesAnyKey = keys == nil
    }
    return KeyedDecodingContainer(BlankKeyed<Nested>(decoder: decoder, keys: []))
  }

  func nestedUnkeyedContainer(forKey key: Key) throws -> any UnkeyedDecodingContainer {
    BlankUnkeyed(decoder: decoder)
  }

  func superDecoder() throws -> any Decoder { decoder }
  func superDecoder(forKey key: Key) throws -> any Decoder { decoder }
}

private struct BlankUnkeyed: UnkeyedDecodingContainer {
  let decoder: BlankDecoder
  var codingPath: [any CodingKey] { [] }
  var count: Int? { 0 }
  var isAtEnd: Bool { true }
  var currentIndex: Int { 0 }

  mutating func decodeNil() throws -> Bool { true }
  mutating func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try decoder.blank(type) }

  mutating func nestedContainer<Nested: CodingKey>(
    keyedBy type: Nested.Type
  ) throws -> KeyedDecodingContainer<Nested> { throw ArgumentError.endOfProbe }

  mutating func nestedUnkeyedContainer() throws -> any UnkeyedDecodingContainer { self }
  mutating func superDecoder() throws -> any Decoder { decoder }
}

private struct BlankSingle: SingleValueDecodingContainer {
  let decoder: BlankDecoder
  var codingPath: [any CodingKey] { [] }

  func decodeNil() -> Bool { true }
  func decode(_ type: Bool.Type) throws -> Bool { false }
  func decode(_ type: String.Type) throws -> String { decoder.text }
  func decode<Number: Numeric & Decodable>(_ type: Number.Type) throws -> Number { 0 }
  func decode<Value: Decodable>(_ type: Value.Type) throws -> Value { try decoder.blank(type) }
}
