/// Runs the reducer of a part of a feature (CA-22).
///
///     Scope(state: \.counter, action: /Action.counter) { Counter() }
///
/// The child runs for actions from which the path extracts a local action; its effects are wrapped into actions of the
/// feature.
public struct Scope<ParentState, ParentAction, Child: ReducerProtocol>: ReducerProtocol {
  private let run: (inout ParentState, Child.Action, ParentAction) -> Effect<Child.Action>
  private let toChildAction: CasePath<ParentAction, Child.Action>

  /// Creates the reducer of a property.
  public init<ChildState, ChildAction>(
    state toChildState: WritableKeyPath<ParentState, ChildState>,
    action toChildAction: CasePath<ParentAction, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> _ child: () -> Child
  ) where Child.State == ChildState, Child.Action == ChildAction {
    let child = child()
    self.toChildAction = toChildAction
    run = { state, action, _ in
      child.reduce(into: &state[keyPath: toChildState], action: action).placed(at: PropertyStep(toChildState))
    }
  }

  /// Creates the reducer of one case of a state that is an enum. An action that arrives in another case changes nothing
  /// and is reported; effects end when the state leaves the case.
  public init<ChildState, ChildAction>(
    state toChildState: CasePath<ParentState, ChildState>, action toChildAction: CasePath<ParentAction, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> _ child: () -> Child
  ) where Child.State == ChildState, Child.Action == ChildAction {
    let child = child()
    self.toChildAction = toChildAction
    run = { state, action, whole in
      ConditionalReduction.run(&state, toChildState, action, of: whole) { child.reduce(into: &$0, action: $1) }
    }
  }

  /// Runs the child for its own actions.
  public func reduce(into state: inout ParentState, action: ParentAction) -> Effect<ParentAction> {
    guard let local = toChildAction.extract(from: action) else { return .none }
    return run(&state, local, action).embedded(by: toChildAction)
  }
}
