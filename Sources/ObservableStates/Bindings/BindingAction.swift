/// An action that can set a field of the state, as the bindings of a view do.
///
///     enum Action: BindableAction { case binding(BindingAction<State>), submit }
public protocol BindableAction {
  /// The type of the state.
  associatedtype State

  /// Returns the action that sets a field; an enum case of this name satisfies the requirement.
  static func binding(_ action: BindingAction<State>) -> Self
}

/// The assignment of a value to a field of a state, which `reduce` applies.
///
///     case .binding(let action): action.apply(to: &state)
public struct BindingAction<Root> {
  /// The field.
  public let keyPath: PartialKeyPath<Root>
  /// The assigned value.
  public let value: Any
  private let assign: (inout Root) -> Void
  private let hasValue: (Any) -> Bool

  /// Creates the assignment of a value that cannot be compared; it equals no other assignment.
  @_disfavoredOverload
  public static func set<Value>(_ keyPath: WritableKeyPath<Root, Value>, _ value: Value) -> BindingAction {
    BindingAction(keyPath: keyPath, value: value, assign: { $0[keyPath: keyPath] = value }, hasValue: { _ in false })
  }

  /// Creates the assignment of a value.
  public static func set<Value: Equatable>(
    _ keyPath: WritableKeyPath<Root, Value>, _ value: Value
  ) -> BindingAction {
    BindingAction(
      keyPath: keyPath, value: value, assign: { $0[keyPath: keyPath] = value }, hasValue: { $0 as? Value == value })
  }

  /// Assigns the value.
  public func apply(to state: inout Root) { assign(&state) }

  /// Returns whether an action assigns to a field: `case \State.text: ...`.
  public static func ~= <Value>(keyPath: WritableKeyPath<Root, Value>, action: BindingAction) -> Bool {
    action.keyPath == keyPath
  }
}

extension BindingAction: Equatable {
  /// Returns whether both assign equal values to the same field.
  public static func == (left: BindingAction, right: BindingAction) -> Bool {
    left.keyPath == right.keyPath && left.hasValue(right.value)
  }
}

// Safe: all stored values are constant. Key paths are immutable, and the value is that of a sendable state's field.
extension BindingAction: @unchecked Sendable where Root: Sendable {}

extension BindingAction: Decodable where Root: ObservableState {
  private struct Name: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }
    init(stringValue: String) { self.stringValue = stringValue }
    init?(intValue: Int) { nil }
  }

  /// Decodes an object of one field: `{"text":"hello"}`.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: Name.self)
    let fields = Root._$observedFields
    let known = fields.map(\.name).joined(separator: ", ")
    guard container.allKeys.count == 1, let key = container.allKeys.first else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "a binding sets one of these: \(known)"))
    }
    guard let field = fields.first(where: { $0.name == key.stringValue }) else {
      throw DecodingError.dataCorrupted(
        .init(
          codingPath: decoder.codingPath,
          debugDescription: "unknown field '\(key.stringValue)'; a binding sets one of these: \(known)"))
    }
    guard let decode = field.decode else {
      throw DecodingError.dataCorrupted(
        .init(codingPath: decoder.codingPath, debugDescription: "the type of '\(field.name)' is not Decodable"))
    }
    self = try decode(container.superDecoder(forKey: key))
  }
}
