import ActionScripts
import ExactStrings
import FoundationValues

extension ScriptValueDecoder {
  /// Decodes a value of a type that timelines show as one text, number or list, though its own coding is another.
  /// Returns nil for other types, and for values that only the type's own coding can read.
  ///
  /// Such a value can be sent, or replied, in the form in which a timeline shows it.
  func singleText<Value: Decodable>(of type: Value.Type) throws -> Value? {
    switch type {
    case is Duration.Type: return try duration() as? Value
    case is Date.Type: return try date() as? Value
    case is URL.Type: return try parse("a URL") { URL(string: $0) } as? Value
    case is Data.Type: return try parse("base64") { Data(base64Encoded: $0) } as? Value
    case is Decimal.Type: return try decimal() as? Value
    case is IndexPath.Type: return try indices().map { IndexPath(indexes: $0) } as? Value
    case is Locale.Type: return text.map { Locale(identifier: $0) } as? Value
    case is TimeZone.Type: return try timeZone() as? Value
    case is Calendar.Type: return try calendar() as? Value
    case is URLComponents.Type: return try text.map { _ in try parse("a URL") { URLComponents(string: $0) } } as? Value
    default: return try indexSet(as: type) ?? textOfParts(as: type)
    }
  }

  /// Decodes a range or a measurement.
  private func textOfParts<Value: Decodable>(as type: Value.Type) throws -> Value? {
    guard let text else { return nil }
    if text.utf8.contains(UInt8(ascii: ".")), text.firstRange(of: "..") != nil, let range = type as? any RangeType.Type
    {
      return try range.read(text, self) as? Value
    }
    guard text.contains(" " as Unicode.Scalar), let dimension = MeasurementUnits.dimension(of: type) else { return nil }
    guard let coding = MeasurementUnits.coding(of: text, in: dimension) else {
      throw mismatch("a measurement such as 5 m")
    }
    return try Value(from: ScriptValueDecoder(value: coding, codingPath: codingPath, requestedKeys: requestedKeys))
  }

  /// Returns a description of the values of a type that has a form of its own; nil for other types, and for arrays and
  /// objects whose parts give better messages.
  func wantedText<Value: Decodable>(of type: Value.Type) -> String? {
    // The keys of the type's own coding would not help the writer of a script.
    if type is IndexPath.Type { return "an index path such as [0,1]" }
    if PlatformTypes.isIndexSet(type) { return "indices such as [0,1]" }
    switch value {
    case .array, .object: return nil
    default: break
    }
    switch type {
    case is UUID.Type: return "a UUID such as 00000000-0000-0000-0000-00000000000A"
    case let range as any RangeType.Type: return "a range such as \(range.example)"
    default: return MeasurementUnits.dimension(of: type) == nil ? nil : "a measurement such as 5 m"
    }
  }

  /// The text of a word or string; nil for every other value.
  var text: String? {
    switch value {
    case .word(let text) where !value.isNull: text
    case .string(let text): text
    default: nil
    }
  }

  private func indices() throws -> [Int]? {
    guard case .array = value else { return nil }
    var container = try unkeyedContainer()
    var indices: [Int] = []
    while !container.isAtEnd { indices.append(try container.decode(Int.self)) }
    return indices
  }

  /// Decodes an index set through its own coding: ranges, each with a location and a length.
  private func indexSet<Value: Decodable>(as type: Value.Type) throws -> Value? {
    // Getting the name of a type takes longer than looking at the value.
    guard case .array = value, PlatformTypes.isIndexSet(type), let indices = try indices() else { return nil }
    if indices.contains(where: { $0 < 0 }) { throw mismatch("indices such as [0,1]") }
    let ranges = indices.map { index in
      ScriptValue.object([
        ScriptValue.Member("location", .number("\(index)")), ScriptValue.Member("length", .number("1")),
      ])
    }
    let coding = ScriptValue.object([ScriptValue.Member("indexes", .array(ranges))])
    return try Value(from: ScriptValueDecoder(value: coding, codingPath: codingPath, requestedKeys: requestedKeys))
  }

  private func timeZone() throws -> TimeZone? {
    text == nil ? nil : try parse("a time zone such as GMT") { TimeZone(identifier: $0) }
  }

  /// Decodes a calendar in Greenwich: the location of the computer must not matter to a script.
  private func calendar() throws -> Calendar? {
    guard text != nil else { return nil }
    do {
      var calendar = Calendar(identifier: try Calendar.Identifier(from: self))
      calendar.timeZone = .gmt
      return calendar
    } catch is DecodingError {
      throw mismatch("a calendar such as gregorian")
    }
  }

  private func duration() throws -> Duration {
    try parse("a duration such as 300ms") { text in
      (try? ScriptDuration(parsing: text)).map { .nanoseconds($0.nanoseconds) }
    }
  }

  /// Decodes ISO 8601, or the coding of `Date`: seconds since 2001.
  private func date() throws -> Date {
    if let seconds = try? singleValueContainer().decode(Double.self) {
      return Date(timeIntervalSinceReferenceDate: seconds)
    }
    return try parse("a date such as 2001-01-01T00:00:00Z", DateText.date)
  }

  private func decimal() throws -> Decimal {
    switch value {
    case .word(let text), .number(let text):
      if value.json.number != nil, let decimal = Decimal(string: text) { return decimal }
    default: break
    }
    throw mismatch("a decimal number")
  }

  private func parse<Value>(_ wanted: String, _ read: (String) -> Value?) throws -> Value {
    switch value {
    case .word(let text), .string(let text):
      if !value.isNull, let value = read(text) { return value }
    default: break
    }
    throw mismatch(wanted)
  }
}
