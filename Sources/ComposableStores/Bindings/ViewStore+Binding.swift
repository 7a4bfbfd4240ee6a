import Observables

extension ViewStore where Action: BindableAction, Action.State == State {
  /// Returns a bindable field as a property of a control, which sends the binding action: `viewStore.binding(\.$name)`.
  public func binding<Value: Equatable>(
    _ field: WritableKeyPath<State, BindableState<Value>>
  ) -> ControlProperty<Value> {
    binding(get: { $0[keyPath: field].wrappedValue }, send: { .binding(.set(field, $0)) })
  }
}
