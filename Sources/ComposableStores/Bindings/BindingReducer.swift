/// A reducer that assigns the values that the bindings of a view set.
///
///     var body: some ReducerProtocol<State, Action> {
///       BindingReducer()
///       Reduce { state, action in
///         switch action {
///         case .binding(\.$name): ...   // The name was set.
///         case .binding: return .none
///         ...
///       }
///     }
public struct BindingReducer<State, Action: BindableAction>: ReducerProtocol where Action.State == State {
  private let path = CasePath<Action, BindingAction<State>> { .binding($0) }

  /// Creates a reducer of the binding actions; its place in a body determines which other reducers see the new value.
  public init() {}

  /// Assigns the value of a binding action.
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    path.extract(from: action)?.apply(to: &state)
    return .none
  }
}

extension Reducer where Action: BindableAction, Action.State == State {
  /// Returns a reducer that assigns the values that the bindings of a view set, then runs this reducer.
  public func binding() -> Reducer {
    let bindings = BindingReducer<State, Action>()
    return Reducer { state, action, environment in
      _ = bindings.reduce(into: &state, action: action)
      return run(&state, action, environment)
    }
  }
}
