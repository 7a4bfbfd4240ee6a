import Observables

/// Holds the state of a feature, reduces the actions that are sent to it, and runs their effects.
///
///     let store = Store(
///       initialState: AppState(), reducer: appReducer,
///       environment: AppEnvironment(mainQueue: MainScheduler.instance, numberFact: numbers.fact))
///     store.subscribe(\.count).bind(to: label.rx.count)
///     store.send(.incrementButtonTapped)
///
/// Actions are reduced one at a time, in the order in which they are sent. One that is sent while another is reduced, or
/// while subscribers are told, waits for the end of that (CA-03, CA-05). Subscribers hear of the state once the queue is
/// empty, so they see no state in between (CA-04). Effects of a store live as long as the store, and so does everything
/// that has an id: cancellation, debounce and throttle know nothing of other stores.
///
/// A store may be used from any thread; reducers run on the thread that sends, and another thread that asks for the state
/// waits for the end of the reducer, which must not wait for another store. Effects made of `run` and `task` send on the
/// main actor, others where their source sends: use `receive(on:)`.
public final class Store<State, Action> {
  let core: StoreCore<State, Action>

  init(core: StoreCore<State, Action>) { self.core = core }

  /// A store of a closure reducer.
  /// - Parameters:
  ///   - initialState: The first state.
  ///   - reducer: Changes the state and says which effects to run.
  ///   - environment: What the reducer needs of the world.
  public convenience init<Environment>(
    initialState: State, reducer: Reducer<State, Action, Environment>, environment: Environment
  ) {
    self.init(core: RootCore(initialState) { reducer.run(&$0, $1, environment) })
  }

  /// A store of a reducer type.
  /// - Parameters:
  ///   - initialState: The first state.
  ///   - reducer: Changes the state and says which effects to run.
  ///   - prepareDependencies: Changes the dependencies that the reducer and its effects see.
  public convenience init<R: ReducerProtocol>(
    initialState: @autoclosure () -> State, reducer: R,
    prepareDependencies: ((inout DependencyValues) -> Void)? = nil
  ) where R.State == State, R.Action == Action {
    guard let prepareDependencies else {
      self.init(core: RootCore(initialState()) { reducer.reduce(into: &$0, action: $1) })
      return
    }
    var values = DependencyValues.current
    prepareDependencies(&values)
    let dependencies = values
    self.init(
      core: RootCore(DependencyValues.withCurrent(dependencies) { initialState() }) { state, action in
        DependencyValues.withCurrent(dependencies) { reducer.reduce(into: &state, action: action) }
      })
  }

  deinit { core.storeIsGone() }

  /// The state now: of all actions that were reduced.
  public var state: State { core.state }

  /// Sends an action; if nothing else is being reduced, its state is there when this returns, and so are those of the
  /// actions that its effects send at once.
  /// - Returns: The effects of the action, to be awaited or cancelled; nil if there are none, or if the action waits.
  @discardableResult
  public func send(_ action: Action) -> StoreTask? { core.send(action) }

  /// The state now, then one for each time that actions were reduced, whether it changed or not (CA-06).
  ///
  /// It sends no error and no end, and does not keep the store alive.
  public var observable: Observable<State> { core.states }

  /// The values of a part of the state: the one now, then each that differs from the one before.
  ///
  ///     store.subscribe(\.count).map(String.init).bind(to: label.rx.text)
  public func subscribe<Value: Equatable>(_ part: @escaping (State) -> Value) -> Observable<Value> {
    subscribe(part, removeDuplicates: ==)
  }

  /// The values of a part of the state: the one now, then each that `isDuplicate` does not take for the one before.
  public func subscribe<Value>(
    _ part: @escaping (State) -> Value, removeDuplicates isDuplicate: @escaping (Value, Value) -> Bool
  ) -> Observable<Value> {
    core.states.parts(part, unless: isDuplicate)
  }
}

extension Store where State: Equatable {
  /// The states: the one now, then each that differs from the one before.
  public func subscribe() -> Observable<State> { core.states.distinctUntilChanged() }
}

// MARK: For hosts and tests

extension Store {
  /// How many actions have effects that have not ended; of a scoped store, those of the whole store.
  public var effectsInFlight: Int { core.effectsInFlight }

  /// Whether a host can watch it: a scoped store is a part of another one, which does the work.
  package var isWatchable: Bool { core.root != nil }

  /// Shows the addresses of the actions whose effects have not ended, in the order in which they were reduced.
  package func visitActionsInFlight(_ visit: (UnsafeRawPointer) -> Void) { core.root?.visitActionsInFlight(visit) }

  /// Lets a host see everything from now on.
  package func watch(_ watcher: any StoreWatcher) { core.root?.watcher = watcher }

  /// Ends the store for good: its effects are disposed, actions lead nowhere, nothing is told any more.
  package func halt() { core.root?.close() }
}
