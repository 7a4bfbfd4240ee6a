/// The assignment of a value to a field of a state, which `reduce` applies.
///
///     case .binding(let action): action.apply(to: &state)
public struct BindingAction<Root> {
  /// The field.
  public let keyPath: PartialKeyPath<Root>
  /// The assigned value.
  public let value: Any
  /// The name of the field, where it was given.
  package private(set) var name: String?
  private let assign: (inout Root) -> Void
  private let hasValue: (Any) -> Bool

  /// Creates an assignment.
  /// - Parameter hasValue: Returns whether the assigned value is another one.
  package init(
    keyPath: PartialKeyPath<Root>, value: Any, assign: @escaping (inout Root) -> Void,
    hasValue: @escaping (Any) -> Bool
  ) {
    self.keyPath = keyPath
    self.value = value
    self.assign = assign
    self.hasValue = hasValue
  }

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

  /// Returns the assignment with a name for its field, which timelines show. Only a field of an observable state is
  /// shown by its name without this.
  ///
  ///     cases("setName") { (name: String) in Form.Action.binding(.set(\.$name, name).named("name")) }
  public func named(_ name: String) -> BindingAction {
    var action = self
    action.name = name
    return action
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

// Safe: nothing that is stored changes after an assignment was made. Key paths are immutable, and the value is that of
// a sendable state's field.
extension BindingAction: @unchecked Sendable where Root: Sendable {}
