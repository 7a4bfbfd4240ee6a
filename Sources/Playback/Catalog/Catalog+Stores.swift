import ComposableStores
import ReduxStores

extension Catalog {
  /// Registers a composable store whose actions scripts can decode.
  ///
  ///     catalog.store("todos") { stage in
  ///       Store(initialState: Todos.State(), reducer: Todos(mainQueue: stage.scheduler))
  ///     }
  ///
  /// - Parameters:
  ///   - name: The name in scripts: `@reactor todos`. A later registration of the same name replaces the earlier one.
  ///   - make: Makes a fresh store for each case; asks the stage for everything that the store needs from outside.
  @discardableResult
  public func store<State, Action: Decodable>(
    _ name: String, _ make: @escaping (Stage) throws -> ComposableStores.Store<State, Action>
  ) -> Registration<State> {
    insert(StoreEntry(name: name, vocabulary: DecodableVocabulary<Action>(), make: make))
  }

  /// Registers a composable store without changing its source: `cases` names the cases of its action.
  ///
  ///     catalog.store("number-fact", { stage in Store(...) }) { cases in
  ///       cases("incrementButtonTapped", AppAction.incrementButtonTapped)
  ///     }
  ///
  /// - Parameters:
  ///   - name: The name in scripts.
  ///   - make: Makes a fresh store for each case.
  ///   - cases: Names the actions that scripts send. Actions that only effects send need no name.
  @discardableResult
  public func store<State, Action>(
    _ name: String, _ make: @escaping (Stage) throws -> ComposableStores.Store<State, Action>,
    cases: (CaseList<Action>) -> Void
  ) -> Registration<State> {
    insert(StoreEntry(name: name, vocabulary: .registered(cases), make: make))
  }

  /// Registers a composable store with the headless view that `&` lines use.
  ///
  ///     catalog.store("todos", view: { store in TodosPage(store: store) }) { stage in Store(...) }
  ///
  /// - Parameters:
  ///   - name: The name in scripts.
  ///   - view: Makes a view of the store at each `&bind`; `&unbind` releases it. Its controls are found in its stored
  ///     properties, by their names.
  ///   - make: Makes a fresh store for each case; a trailing closure.
  // The unnamed parameter has the same purpose as in `Catalog.reactor(_:view:_:_:)`.
  @discardableResult
  public func store<State, Action: Decodable, View: AnyObject>(
    _ name: String, view: @escaping (ComposableStores.Store<State, Action>) -> View, _: Void = (),
    _ make: @escaping (Stage) throws -> ComposableStores.Store<State, Action>
  ) -> Registration<State> {
    insert(StoreEntry(name: name, vocabulary: DecodableVocabulary<Action>(), make: make, makeView: { view($0) }))
  }

  /// Registers a composable store without changing its source, with the headless view that `&` lines use.
  @discardableResult
  public func store<State, Action, View: AnyObject>(
    _ name: String, view: @escaping (ComposableStores.Store<State, Action>) -> View,
    _ make: @escaping (Stage) throws -> ComposableStores.Store<State, Action>, cases: (CaseList<Action>) -> Void
  ) -> Registration<State> {
    insert(StoreEntry(name: name, vocabulary: .registered(cases), make: make, makeView: { view($0) }))
  }

  /// Registers a redux store and the actions that scripts can dispatch.
  ///
  ///     catalog.reduxStore("ducks", { _ in Store(reducer: AppReducer(), state: AppState()) }) { actions in
  ///       actions("increase", IncreaseAction())
  ///       actions(CounterAction.self)
  ///     }
  ///
  /// - Parameters:
  ///   - name: The name in scripts: `@reactor ducks`. A later registration of the same name replaces the earlier one.
  ///   - make: Makes a fresh store for each case; asks the stage for everything that its middlewares need from outside.
  ///   - actions: Names the actions.
  @discardableResult
  public func reduxStore<State: ReduxStores.StateType>(
    _ name: String, _ make: @escaping (Stage) throws -> ReduxStores.Store<State>, actions: (ActionList) -> Void
  ) -> Registration<State> {
    insert(ReduxEntry(name: name, actions: .filled(by: actions), make: make))
  }

  /// Registers a redux store and its actions, with the headless view that `&` lines use.
  /// - Parameters:
  ///   - name: The name in scripts.
  ///   - view: Makes a view of the store at each `&bind`; `&unbind` releases it.
  ///   - make: Makes a fresh store for each case.
  ///   - actions: Names the actions.
  @discardableResult
  public func reduxStore<State: ReduxStores.StateType, View: AnyObject>(
    _ name: String, view: @escaping (ReduxStores.Store<State>) -> View,
    _ make: @escaping (Stage) throws -> ReduxStores.Store<State>, actions: (ActionList) -> Void
  ) -> Registration<State> {
    insert(ReduxEntry(name: name, actions: .filled(by: actions), make: make, makeView: { view($0) }))
  }
}

extension ActionList {
  fileprivate static func filled(by name: (ActionList) -> Void) -> ActionList {
    let list = ActionList()
    name(list)
    return list
  }
}
