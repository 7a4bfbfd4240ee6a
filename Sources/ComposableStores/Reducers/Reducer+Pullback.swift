extension Reducer {
  /// Returns this reducer as a part of a larger feature (CA-21).
  ///
  ///     let appReducer = Reducer.combine(
  ///       counterReducer.pullback(state: \.counter, action: /AppAction.counter, environment: \.counter), ...)
  ///
  /// The reducer runs for actions from which the path extracts a local action; its effects are wrapped into actions of
  /// the feature.
  /// - Parameters:
  ///   - state: The key path of the local state.
  ///   - action: The case path that wraps local actions.
  ///   - environment: Returns the local environment.
  public func pullback<GlobalState, GlobalAction, GlobalEnvironment>(
    state toLocalState: WritableKeyPath<GlobalState, State>, action toLocalAction: CasePath<GlobalAction, Action>,
    environment toLocalEnvironment: @escaping (GlobalEnvironment) -> Environment
  ) -> Reducer<GlobalState, GlobalAction, GlobalEnvironment> {
    Reducer<GlobalState, GlobalAction, GlobalEnvironment> { state, action, environment in
      guard let action = toLocalAction.extract(from: action) else { return .none }
      return run(&state[keyPath: toLocalState], action, toLocalEnvironment(environment))
        .placed(at: PropertyStep(toLocalState))
        .embedded(by: toLocalAction)
    }
  }

  /// Returns this reducer for one case of a larger state, which is an enum (CA-26).
  ///
  /// An action that arrives while the state is in another case changes nothing and is reported.
  public func pullback<GlobalState, GlobalAction, GlobalEnvironment>(
    state toLocalState: CasePath<GlobalState, State>, action toLocalAction: CasePath<GlobalAction, Action>,
    environment toLocalEnvironment: @escaping (GlobalEnvironment) -> Environment
  ) -> Reducer<GlobalState, GlobalAction, GlobalEnvironment> {
    Reducer<GlobalState, GlobalAction, GlobalEnvironment> { state, action, environment in
      guard let local = toLocalAction.extract(from: action) else { return .none }
      return ConditionalReduction.run(&state, toLocalState, local, of: action) {
        run(&$0, $1, toLocalEnvironment(environment))
      }.embedded(by: toLocalAction)
    }
  }

  /// Returns this reducer for a state that may be nil (CA-26).
  ///
  /// An action that arrives while the state is nil changes nothing and is reported. The reducer's effects end when the
  /// state becomes nil. Run this reducer before the one that removes the state.
  public func optional() -> Reducer<State?, Action, Environment> {
    Reducer<State?, Action, Environment> { state, action, environment in
      ConditionalReduction.run(&state, action, of: action) { run(&$0, $1, environment) }
    }
  }

  /// Returns this reducer for the elements of a collection (CA-25).
  ///
  /// An action for a missing element changes nothing and is reported. The effects of an element end when it is removed.
  /// Run this reducer before the one that removes elements.
  /// - Parameters:
  ///   - state: The key path of the collection.
  ///   - action: The case path that wraps actions of elements, each with the id of its element.
  ///   - environment: Returns the environment of an element.
  public func forEach<GlobalState, GlobalAction, GlobalEnvironment, ID: Hashable>(
    state toElements: WritableKeyPath<GlobalState, IdentifiedArray<ID, State>>,
    action toElementAction: CasePath<GlobalAction, (ID, Action)>,
    environment toElementEnvironment: @escaping (GlobalEnvironment) -> Environment
  ) -> Reducer<GlobalState, GlobalAction, GlobalEnvironment> {
    Reducer<GlobalState, GlobalAction, GlobalEnvironment> { state, action, environment in
      guard let (id, local) = toElementAction.extract(from: action) else { return .none }
      return ConditionalReduction.run(&state[keyPath: toElements], id, local, of: action) {
        run(&$0, $1, toElementEnvironment(environment))
      }
      .placed(at: PropertyStep(toElements))
      .map { toElementAction.embed((id, $0)) }
    }
  }

  /// Returns this reducer for the values of a dictionary (CA-25).
  public func forEach<GlobalState, GlobalAction, GlobalEnvironment, Key: Hashable>(
    state toValues: WritableKeyPath<GlobalState, [Key: State]>,
    action toValueAction: CasePath<GlobalAction, (Key, Action)>,
    environment toValueEnvironment: @escaping (GlobalEnvironment) -> Environment
  ) -> Reducer<GlobalState, GlobalAction, GlobalEnvironment> {
    Reducer<GlobalState, GlobalAction, GlobalEnvironment> { state, action, environment in
      guard let (key, local) = toValueAction.extract(from: action) else { return .none }
      return ConditionalReduction.run(&state[keyPath: toValues], key, local, of: action) {
        run(&$0, $1, toValueEnvironment(environment))
      }
      .placed(at: PropertyStep(toValues))
      .map { toValueAction.embed((key, $0)) }
    }
  }
}

extension Effect {
  /// Returns the effect with wrapped actions.
  func embedded<Root>(by path: CasePath<Root, Action>) -> Effect<Root> {
    isNone ? .none : map { path.embed($0) }
  }
}
