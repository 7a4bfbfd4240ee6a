/// A field of a state that the bindings of a view may set.
///
///     struct State: Equatable { @BindableState var name = "" }
///     enum Action: BindableAction, Equatable { case binding(BindingAction<State>) }
///
///     store.send(.binding(.set(\.$name, "Ada")))
@propertyWrapper @dynamicMemberLookup
public struct BindableState<Value> {
  /// The value of the field.
  public var wrappedValue: Value

  /// Creates a field with its first value.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }

  /// The field itself, of which `\.$name` is the key path.
  public var projectedValue: BindableState {
    get { self }
    set { self = newValue }
  }

  /// A part of the field.
  public subscript<Part>(dynamicMember part: WritableKeyPath<Value, Part>) -> BindableState<Part> {
    get { BindableState<Part>(wrappedValue: wrappedValue[keyPath: part]) }
    set { wrappedValue[keyPath: part] = newValue.wrappedValue }
  }
}

/// The later name of `BindableState`.
public typealias BindingState = BindableState

extension BindableState: Equatable where Value: Equatable {}
extension BindableState: Hashable where Value: Hashable {}
extension BindableState: Sendable where Value: Sendable {}

extension BindableState: Decodable where Value: Decodable {
  /// Decodes the value.
  public init(from decoder: any Decoder) throws { wrappedValue = try Value(from: decoder) }
}

extension BindableState: Encodable where Value: Encodable {
  /// Encodes the value.
  public func encode(to encoder: any Encoder) throws { try wrappedValue.encode(to: encoder) }
}
