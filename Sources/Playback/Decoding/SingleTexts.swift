import ActionScripts
import FoundationEssentials

extension ScriptValueDecoder {
  /// A value of a type that timelines show as one text or number, though its own coding is another; nil for other types.
  ///
  /// What a timeline shows of it can be sent, or replied, as it stands there.
  func singleText<Value>(of type: Value.Type) throws -> Value? {
    switch type {
    case is Duration.Type: return try duration() as? Value
    case is Date.Type: return try date() as? Value
    case is URL.Type: return try parse("a URL") { URL(string: $0) } as? Value
    case is Data.Type: return try parse("base64") { Data(base64Encoded: $0) } as? Value
    case is Decimal.Type: return try decimal() as? Value
    default: return nil
    }
  }

  private func duration() throws -> Duration {
    try parse("a duration such as 300ms") { text in
      (try? ScriptDuration(parsing: text)).map { .nanoseconds($0.nanoseconds) }
    }
  }

  /// ISO 8601, or as `Date` codes itself: seconds since 2001.
  private func date() throws -> Date {
    if let seconds = try? singleValueContainer().decode(Double.self) {
      return Date(timeIntervalSinceReferenceDate: seconds)
    }
    return try parse("a date such as 2001-01-01T00:00:00Z") { text in
      (try? Date(text, strategy: Date.ISO8601FormatStyle(includingFractionalSeconds: true)))
        ?? (try? Date(text, strategy: .iso8601))
    }
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
