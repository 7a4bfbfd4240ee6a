/// A type that changes a state for an action and says which effects to run (CA-08).
///
///     struct Counter: ReducerProtocol {
///       struct State: Equatable { var count = 0 }
///       enum Action: Equatable { case increment, decrement }
///       func reduce(into state: inout State, action: Action) -> Effect<Action> { ... }
///     }
///
/// It implements either `reduce(into:action:)` or `body`, which puts it together of other reducers.
public protocol ReducerProtocol<State, Action> {
  /// What the reducer changes.
  associatedtype State
  /// What it changes it for.
  associatedtype Action
  /// What it is put together of; `Never` for one that reduces itself.
  associatedtype Body

  /// Changes the state for an action.
  /// - Returns: The effects to run.
  func reduce(into state: inout State, action: Action) -> Effect<Action>

  /// The reducers that this one is put together of; they run in their order, and their effects are merged.
  @ReducerBuilder<State, Action>
  var body: Body { get }
}

extension ReducerProtocol where Body == Never {
  /// Nothing: the reducer implements `reduce(into:action:)`.
  public var body: Body { fatalError("\(Self.self) has no body: it implements reduce(into:action:)") }
}

extension ReducerProtocol where Body: ReducerProtocol, Body.State == State, Body.Action == Action {
  /// Runs the body.
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    body.reduce(into: &state, action: action)
  }
}

/// What the body of a reducer is called in its declaration: `var body: some ReducerProtocolOf<Self>`.
public typealias ReducerProtocolOf<R: ReducerProtocol> = ReducerProtocol<R.State, R.Action>

/// A reducer of a closure.
public struct Reduce<State, Action>: ReducerProtocol {
  private let closure: (inout State, Action) -> Effect<Action>

  /// A reducer of a closure.
  public init(_ reduce: @escaping (_ state: inout State, _ action: Action) -> Effect<Action>) { closure = reduce }

  /// A reducer type, with its type hidden.
  public init<R: ReducerProtocol>(_ reducer: R) where R.State == State, R.Action == Action {
    self.init { reducer.reduce(into: &$0, action: $1) }
  }

  /// A closure reducer with its environment.
  public init<Environment>(_ reducer: Reducer<State, Action, Environment>, environment: Environment) {
    self.init { reducer.run(&$0, $1, environment) }
  }

  /// Runs the closure.
  public func reduce(into state: inout State, action: Action) -> Effect<Action> { closure(&state, action) }
}

/// A reducer that changes nothing.
public struct EmptyReducer<State, Action>: ReducerProtocol {
  /// A reducer that changes nothing.
  public init() {}

  /// Changes nothing.
  public func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
}

/// Several reducers as one, to which modifiers can be applied.
public struct CombineReducers<Reducers: ReducerProtocol>: ReducerProtocol {
  private let reducers: Reducers

  /// The reducers of a builder, as one.
  // With types of their own for the builder: those of `Reducers` cannot be inferred.
  public init<State, Action>(@ReducerBuilder<State, Action> _ build: () -> Reducers)
  where Reducers.State == State, Reducers.Action == Action {
    reducers = build()
  }

  /// Runs them in their order.
  public func reduce(into state: inout Reducers.State, action: Reducers.Action) -> Effect<Reducers.Action> {
    reducers.reduce(into: &state, action: action)
  }
}

extension Optional: ReducerProtocol where Wrapped: ReducerProtocol {
  /// Runs the reducer if there is one.
  public func reduce(into state: inout Wrapped.State, action: Wrapped.Action) -> Effect<Wrapped.Action> {
    self?.reduce(into: &state, action: action) ?? .none
  }
}
