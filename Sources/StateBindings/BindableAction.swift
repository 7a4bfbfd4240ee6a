/// An action that can set a field of the state, as the bindings of a view do.
///
///     enum Action: BindableAction { case binding(BindingAction<State>), submit }
public protocol BindableAction {
  /// The type of the state.
  associatedtype State

  /// Returns the action that sets a field; an enum case of this name satisfies the requirement.
  static func binding(_ action: BindingAction<State>) -> Self
}
