extension ReducerProtocol {
  /// Returns this reducer together with the reducer of an optional child (CA-26).
  ///
  ///     Reduce { state, action in ... }.ifLet(\.detail, action: /Action.detail) { Detail() }
  ///
  /// The child runs first. An action that arrives while the child is nil does not change the child and is reported. The
  /// child's effects end when the child becomes nil.
  public func ifLet<ChildState, ChildAction, Child: ReducerProtocol>(
    _ toChildState: WritableKeyPath<State, ChildState?>, action toChildAction: CasePath<Action, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> then child: () -> Child
  ) -> some ReducerProtocol<State, Action> where Child.State == ChildState, Child.Action == ChildAction {
    let child = child()
    return preceded(by: toChildAction) { state, local, action in
      ConditionalReduction.run(&state[keyPath: toChildState], local, of: action) { child.reduce(into: &$0, action: $1) }
        .placed(at: PropertyStep(toChildState))
        .embedded(by: toChildAction)
    }
  }

  /// Returns this reducer together with the reducer of one case of its state, which is an enum (CA-26).
  ///
  /// The child runs first. An action that arrives in another case does not change the child and is reported. The
  /// child's effects end when the state leaves the case.
  public func ifCaseLet<ChildState, ChildAction, Child: ReducerProtocol>(
    _ toChildState: CasePath<State, ChildState>, action toChildAction: CasePath<Action, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> then child: () -> Child
  ) -> some ReducerProtocol<State, Action> where Child.State == ChildState, Child.Action == ChildAction {
    let child = child()
    return preceded(by: toChildAction) { state, local, action in
      ConditionalReduction.run(&state, toChildState, local, of: action) { child.reduce(into: &$0, action: $1) }
        .embedded(by: toChildAction)
    }
  }

  /// Returns this reducer together with the reducer of a collection's elements (CA-25).
  ///
  ///     Reduce { state, action in ... }.forEach(\.todos, action: /Action.todo(id:action:)) { Todo() }
  ///
  /// The element runs first. An action for a missing element changes no element and is reported. The effects of an
  /// element end when it is removed. The element is changed in place, without a copy of the collection.
  public func forEach<ID: Hashable, ElementState, ElementAction, Element: ReducerProtocol>(
    _ toElements: WritableKeyPath<State, IdentifiedArray<ID, ElementState>>,
    action toElementAction: CasePath<Action, (ID, ElementAction)>,
    @ReducerBuilder<ElementState, ElementAction> element: () -> Element
  ) -> some ReducerProtocol<State, Action> where Element.State == ElementState, Element.Action == ElementAction {
    let element = element()
    return preceded(by: toElementAction) { state, local, action in
      ConditionalReduction.run(&state[keyPath: toElements], local.0, local.1, of: action) {
        element.reduce(into: &$0, action: $1)
      }
      .placed(at: PropertyStep(toElements))
      .map { toElementAction.embed((local.0, $0)) }
    }
  }

  /// Returns a reducer that runs `first` for some actions, then this reducer for all of them.
  private func preceded<Local>(
    by path: CasePath<Action, Local>, _ first: @escaping (inout State, Local, Action) -> Effect<Action>
  ) -> Reduce<State, Action> {
    Reduce { state, action in
      guard let local = path.extract(from: action) else { return reduce(into: &state, action: action) }
      let effect = first(&state, local, action)
      return effect.merge(with: reduce(into: &state, action: action))
    }
  }

  /// Returns this reducer with a dependency replaced, for the reducer and its effects (CA-20).
  public func dependency<Value>(
    _ path: WritableKeyPath<DependencyValues, Value>, _ value: Value
  ) -> some ReducerProtocol<State, Action> {
    Reduce<State, Action> { state, action in
      withDependencies {
        $0[keyPath: path] = value
      } operation: {
        reduce(into: &state, action: action)
      }
    }
  }
}
