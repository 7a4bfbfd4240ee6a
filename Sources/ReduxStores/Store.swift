import Observables

/// Keeps one state, which changes only by actions: each goes through the middlewares, then to the reducer.
///
///     struct AppState: State {
///       var counter = 0
///     }
///     struct IncreaseAction: Action {}
///     struct AppReducer: Reducer {
///       func reduce(_ state: AppState, action: Action) -> AppState {
///         AppState(counter: action is IncreaseAction ? state.counter + 1 : state.counter)
///       }
///     }
///
///     let store = Store(reducer: AppReducer(), state: AppState())
///     store.specifyState { $0.counter }
///       .subscribe(onNext: { label.text = "\($0)" })
///       .disposed(by: disposeBag)
///     store.dispatch(IncreaseAction())
///
/// Actions are reduced one at a time, in the order in which they arrive behind the middlewares. Subscribers are called in
/// the order of their subscription, and all of them see the same states in the same order. A dispatch from inside of a
/// subscriber is reduced at once; its state is told when every subscriber has heard the one before.
///
/// Actions may be dispatched on any thread. The reducer and the subscribers run on a thread that dispatches, never two at a
/// time. A store ends with its last reference: from then on nothing is called, and work of middlewares is disposed.
///
/// A subclass states `@unchecked Sendable` again if its state is `Sendable`, as the compiler asks.
open class Store<State: StateType>: StoreType {
  /// The state at subscription and all later ones, those of ignorable actions excepted; the same observable each time.
  ///
  /// The observable does not retain the store, and sends no event when the store ends.
  public let state: Observable<State>

  let chain: ReducingChain<State>

  /// A store with a first state and middlewares in the order in which they get an action.
  public init<StateReducer: Reducer>(
    reducer: StateReducer, state: State, middlewares: any MiddlewareType...
  ) where StateReducer.State == State {
    chain = ReducingChain(state, middlewares) { reducer.reduce($0, action: $1) }
    self.state = ClosureProducer { [states = chain.states] sink in states.attach(sink) }
  }

  /// A store with a first state and middlewares in the order in which they get an action.
  public init<StateReducer: Reducer>(
    reducer: StateReducer, state: State, middlewares: [any MiddlewareType]
  ) where StateReducer.State == State {
    chain = ReducingChain(state, middlewares) { reducer.reduce($0, action: $1) }
    self.state = ClosureProducer { [states = chain.states] sink in states.attach(sink) }
  }

  deinit { chain.dismantle() }

  /// The state now, changes by ignorable actions included.
  ///
  /// An action shows as soon as its `dispatch` returns, unless a middleware holds it, or another thread is reducing at that
  /// moment and takes it along.
  public var currentState: State { chain.states.current }

  /// Sends an action through the middlewares to the reducer, then tells the subscribers.
  public func dispatch(_ action: any Action) { chain.dispatch(action, in: self) }

  /// An observer that dispatches what is bound to it, and holds the store weakly.
  ///
  /// An action is scheduled on the `CurrentThreadScheduler`: inside of other work of that scheduler it waits for the end of
  /// the work, whereas `dispatch` is immediate. An error is a failure of the binding, as it is for every `Binder`.
  public var dispatcher: Binder<any Action> {
    Binder(self, scheduler: CurrentThreadScheduler.instance) { store, action in store.dispatch(action) }
  }
}

// Safe to share: the state, the queues and the work that goes on are each guarded by a lock. The reducer is called by one
// thread at a time, and a middleware on the thread that dispatches, which is up to the middleware.
extension Store: @unchecked Sendable where State: Sendable {}
