import Observables

/// A container of one state that only actions change: each goes through the middlewares, then to the reducer.
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
/// Actions are reduced one at a time, in the order in which they leave the middlewares. Subscribers are called in the
/// order of their subscription, and all of them see the same states in the same order. An action that a subscriber
/// dispatches is reduced at once; its state is delivered when every subscriber has received the one before.
///
/// Actions may be dispatched on any thread. The reducer and the subscribers run on a thread that dispatches, never two
/// at a time. A store ends with its last reference: after that nothing is called, and the work of middlewares is
/// disposed.
///
/// A subclass restates `@unchecked Sendable` if its state is `Sendable`, as the compiler requires.
open class Store<State: StateType>: StoreType {
  /// The state at subscription and all later ones, except those of ignorable actions; always the same observable.
  ///
  /// The observable does not retain the store, and sends no event when the store ends.
  public let state: Observable<State>

  let chain: ReducingChain<State>

  /// Creates a store with a first state and middlewares in the order in which they receive an action.
  public init<StateReducer: Reducer>(
    reducer: StateReducer, state: State, middlewares: any MiddlewareType...
  ) where StateReducer.State == State {
    chain = ReducingChain(state, middlewares) { reducer.reduce($0, action: $1) }
    self.state = ClosureProducer { [states = chain.states] sink in states.attach(sink) }
  }

  /// Creates a store with a first state and middlewares in the order in which they receive an action.
  public init<StateReducer: Reducer>(
    reducer: StateReducer, state: State, middlewares: [any MiddlewareType]
  ) where StateReducer.State == State {
    chain = ReducingChain(state, middlewares) { reducer.reduce($0, action: $1) }
    self.state = ClosureProducer { [states = chain.states] sink in states.attach(sink) }
  }

  deinit { chain.dismantle() }

  /// The current state, including changes by ignorable actions.
  ///
  /// It is up to date as soon as `dispatch` returns, unless a middleware holds the action, or another thread is
  /// reducing at that moment and reduces this action too.
  public var currentState: State { chain.states.current }

  /// Sends an action through the middlewares to the reducer, then notifies the subscribers.
  public func dispatch(_ action: any Action) { chain.dispatch(action, in: self) }

  /// An observer that dispatches the elements that are bound to it, and holds the store weakly.
  ///
  /// Each action is scheduled on the `CurrentThreadScheduler`: inside other work of that scheduler the action waits for
  /// the end of that work, whereas `dispatch` is immediate. An error is a failure of the binding, as for every
  /// `Binder`.
  public var dispatcher: Binder<any Action> {
    Binder(self, scheduler: CurrentThreadScheduler.instance) { store, action in store.dispatch(action) }
  }
}

// Safe to share: locks guard the state, the queues and the work in progress. The reducer is called by one thread at a
// time. A middleware is called on the thread that dispatches and has to be safe for that itself.
extension Store: @unchecked Sendable where State: Sendable {}
