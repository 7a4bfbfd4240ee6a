/// A value of a state that counts as new each time it is assigned, also if it is assigned what it was (RK-31).
///
///     struct State { @Pulse var alertMessage: String? }
///     reactor.pulse(\.$alertMessage)     // one element for each assignment
@propertyWrapper
public struct Pulse<Value> {
  /// The value; every assignment, and every change in place, counts.
  public var value: Value {
    didSet { valueUpdatedCount &+= 1 }
  }
  /// How often the value was assigned since the pulse was made; wraps around to 0 (RK-33).
  public internal(set) var valueUpdatedCount: UInt = 0

  /// A pulse that was never assigned.
  public init(wrappedValue: Value) {
    value = wrappedValue
  }

  /// The value.
  public var wrappedValue: Value {
    get { value }
    set { value = newValue }
  }

  /// The pulse itself, as `reactor.pulse` wants it.
  public var projectedValue: Pulse<Value> { self }
}

extension Pulse: Equatable where Value: Equatable {
  /// Equal when value and count are: an assignment of the same value makes a difference.
  public static func == (left: Pulse, right: Pulse) -> Bool {
    left.valueUpdatedCount == right.valueUpdatedCount && left.value == right.value
  }
}

extension Pulse: Hashable where Value: Hashable {
  public func hash(into hasher: inout Hasher) {
    hasher.combine(value)
    hasher.combine(valueUpdatedCount)
  }
}

extension Pulse: Sendable where Value: Sendable {}

extension Pulse: Encodable where Value: Encodable {
  /// Encodes the value alone.
  public func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }
}

extension Pulse: Decodable where Value: Decodable {
  /// A pulse that was never assigned, around the decoded value.
  public init(from decoder: any Decoder) throws { self.init(wrappedValue: try Value(from: decoder)) }
}

extension KeyedDecodingContainer {
  /// A pulse whose key is absent is nil, as an optional property without a wrapper would be.
  public func decode<Value: Decodable>(
    _ type: Pulse<Value?>.Type, forKey key: Key
  ) throws -> Pulse<Value?> {
    Pulse(wrappedValue: try decodeIfPresent(Value.self, forKey: key))
  }
}
