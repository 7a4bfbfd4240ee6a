/// A value of a state that counts as new each time it is assigned, even if it does not change (RK-31).
///
///     struct State { @Pulse var alertMessage: String? }
///     reactor.pulse(\.$alertMessage)     // one element for each assignment
@propertyWrapper
public struct Pulse<Value> {
  /// The value; every assignment, and every change in place, counts.
  public var value: Value {
    didSet { valueUpdatedCount &+= 1 }
  }
  /// The number of assignments since the pulse was created; wraps around to 0 (RK-33).
  public internal(set) var valueUpdatedCount: UInt = 0

  /// Creates a pulse that was never assigned.
  public init(wrappedValue: Value) {
    value = wrappedValue
  }

  /// The value.
  public var wrappedValue: Value {
    get { value }
    set { value = newValue }
  }

  /// The pulse itself, for `reactor.pulse`.
  public var projectedValue: Pulse<Value> { self }
}

extension Pulse: Equatable where Value: Equatable {
  /// Returns whether the values and the counts are equal: assigning the same value again makes a difference.
  public static func == (left: Pulse, right: Pulse) -> Bool {
    left.valueUpdatedCount == right.valueUpdatedCount && left.value == right.value
  }
}

extension Pulse: Hashable where Value: Hashable {
  /// Hashes the value and the count.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(value)
    hasher.combine(valueUpdatedCount)
  }
}

extension Pulse: Sendable where Value: Sendable {}

extension Pulse: Encodable where Value: Encodable {
  /// Encodes the value without the count.
  public func encode(to encoder: any Encoder) throws { try value.encode(to: encoder) }
}

extension Pulse: Decodable where Value: Decodable {
  /// Decodes the value and creates a pulse that was never assigned.
  public init(from decoder: any Decoder) throws { self.init(wrappedValue: try Value(from: decoder)) }
}

extension KeyedDecodingContainer {
  /// Decodes a pulse; a missing key gives nil, as for an optional property without a wrapper.
  public func decode<Value: Decodable>(
    _ type: Pulse<Value?>.Type, forKey key: Key
  ) throws -> Pulse<Value?> {
    Pulse(wrappedValue: try decodeIfPresent(Value.self, forKey: key))
  }
}
