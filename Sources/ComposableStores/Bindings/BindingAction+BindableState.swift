@_exported public import StateBindings

extension BindingAction {
  /// Creates the assignment of a value to a bindable field: `.set(\.$name, "Ada")`.
  public static func set<Value: Equatable>(
    _ keyPath: WritableKeyPath<Root, BindableState<Value>>, _ value: Value
  ) -> BindingAction {
    BindingAction(
      keyPath: keyPath, value: value, assign: { $0[keyPath: keyPath].wrappedValue = value },
      hasValue: { $0 as? Value == value })
  }
}

extension BindableAction {
  /// Returns the action that sets a bindable field: `store.send(.set(\.$name, "Ada"))`.
  public static func set<Value: Equatable>(
    _ keyPath: WritableKeyPath<State, BindableState<Value>>, _ value: Value
  ) -> Self {
    .binding(.set(keyPath, value))
  }
}
