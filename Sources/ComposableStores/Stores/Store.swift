import Observables

/// Holds the state of a feature, reduces the actions that are sent to it, and runs their effects.
///
///     let store = Store(
///       initialState: AppState(), reducer: appReducer,
///       environment: AppEnvironment(mainQueue: MainScheduler.instance, numberFact: numbers.fact))
///     store.subscribe(\.count).bind(to: label.rx.count)
///     store.send(.incrementButtonTapped)
///
/// Actions are reduced one at a time, in the order in which they are sent. An action that is sent while another is
/// reduced, or while subscribers are notified, waits until that is done (CA-03, CA-05). Subscribers receive the state
/// once the queue is empty, so they see no intermediate states (CA-04). Effects of a store live as long as the store,
/// and so does everything with an id: cancellation, debounce and throttle are independent of other stores.
///
/// What an effect sends at once is reduced before `send` returns. A source of several elements, such as `of`,
/// sends at once unless the thread runs a trampoline already, as inside of a subscription to `just(1).map { ... }`:
/// there each element, and its state, comes after that work.
///
/// A store may be used from any thread. Reducers run on the thread that sends, unless another thread is inside, which
/// then takes the action along. Another thread that reads the state waits for the end of the reducer, which must not
/// wait for another store. Effects made by `run` and `task` send on the main actor, others where their source sends:
/// use `receive(on:)`.
public final class Store<State, Action> {
  let core: StoreCore<State, Action>

  init(core: StoreCore<State, Action>) { self.core = core }

  /// Creates a store with a closure reducer.
  /// - Parameters:
  ///   - initialState: The first state.
  ///   - reducer: Changes the state and returns the effects to run.
  ///   - environment: The reducer's access to the outside world.
  ///   - useNewScope: For sources that choose between two kinds of scoped stores; here there is one.
  public convenience init<Environment>(
    initialState: State, reducer: Reducer<State, Action, Environment>, environment: Environment,
    useNewScope: Bool = true
  ) {
    self.init(core: RootCore(initialState) { reducer.run(&$0, $1, environment) })
  }

  /// Creates a store with a reducer type.
  /// - Parameters:
  ///   - initialState: The first state.
  ///   - reducer: Changes the state and returns the effects to run.
  ///   - prepareDependencies: Changes the dependencies that the reducer and its effects see.
  public convenience init<R: ReducerProtocol>(
    initialState: @autoclosure () -> State, reducer: R,
    prepareDependencies: ((inout DependencyValues) -> Void)? = nil
  ) where R.State == State, R.Action == Action {
    var values = DependencyValues.current
    prepareDependencies?(&values)
    let dependencies = values
    self.init(
      core: RootCore(DependencyValues.withCurrent(dependencies) { initialState() }) { state, action in
        DependencyValues.withCaptured(dependencies) { reducer.reduce(into: &state, action: action) }
      })
  }

  deinit { core.storeIsGone() }

  /// The current state, after all actions that were reduced.
  public var state: State { core.state }

  /// Sends an action. If nothing else is being reduced, the new state is available when this returns, including the
  /// actions that the effects send at once.
  /// - Returns: The effects of the action, to await or cancel; nil if there are none, or if the action waits.
  @discardableResult
  public func send(_ action: Action) -> StoreTask? { core.send(action, if: nil) }

  /// The current state, then one state each time actions were reduced, whether it changed or not (CA-06).
  ///
  /// The observable sends no error and no completion, and does not retain the store.
  public var observable: Observable<State> { core.states }

  /// Returns the values of a part of the state: the current one, then each that differs from the one before.
  ///
  ///     store.subscribe(\.count).map(String.init).bind(to: label.rx.text)
  public func subscribe<Value: Equatable>(_ part: @escaping (State) -> Value) -> Observable<Value> {
    subscribe(part, removeDuplicates: ==)
  }

  /// Returns the values of a part of the state: the current one, then each that is not a duplicate of the one before.
  public func subscribe<Value>(
    _ part: @escaping (State) -> Value, removeDuplicates isDuplicate: @escaping (Value, Value) -> Bool
  ) -> Observable<Value> {
    core.states.parts(part, unless: isDuplicate)
  }
}

extension Store {
  /// Returns the values of a part of the state: the current one, then each that was assigned, equal or not (CA-06).
  public func subscribeNeverEqual<Value>(_ part: @escaping (State) -> NeverEqual<Value>) -> Observable<Value> {
    subscribe(part).map(\.wrappedValue)
  }
}

extension Store where State: Equatable {
  /// Returns the states: the current one, then each that differs from the one before.
  public func subscribe() -> Observable<State> { core.states.distinctUntilChanged() }
}

extension Store {
  /// The number of actions whose effects have not ended; for a scoped store, that of the whole store.
  public var effectsInFlight: Int { core.effectsInFlight }

  /// Whether a host can watch the store; a scoped store is a part of another one, which does the work.
  package var isWatchable: Bool { core.root != nil }

  /// Calls `visit` with the addresses of the actions whose effects have not ended, in the order in which they were
  /// reduced.
  package func visitActionsInFlight(_ visit: (UnsafeRawPointer) -> Void) { core.root?.visitActionsInFlight(visit) }

  /// Sets the host's watcher, which sees everything from now on.
  package func watch(_ watcher: any StoreWatcher) { core.root?.watcher = watcher }

  /// Ends the store for good: disposes its effects, ignores further actions, and sends nothing any more.
  package func halt() { core.root?.close() }
}
