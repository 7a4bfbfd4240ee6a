/// A type that changes a state for an action and returns the effects to run (CA-08).
///
///     struct Counter: ReducerProtocol {
///       struct State: Equatable { var count = 0 }
///       enum Action: Equatable { case increment, decrement }
///       func reduce(into state: inout State, action: Action) -> Effect<Action> { ... }
///     }
///
/// A conforming type implements either `reduce(into:action:)` or `body`, which combines other reducers.
public protocol ReducerProtocol<State, Action> {
  /// The state that the reducer changes.
  associatedtype State
  /// The actions that the reducer handles.
  associatedtype Action
  /// The type of `body`; `Never` for a reducer that implements `reduce(into:action:)`.
  associatedtype Body

  /// Changes the state for an action.
  /// - Returns: The effects to run.
  func reduce(into state: inout State, action: Action) -> Effect<Action>

  /// The reducers that form this one; they run in their order, and their effects are merged.
  @ReducerBuilder<State, Action>
  var body: Body { get }
}

extension ReducerProtocol where Body == Never {
  /// Not available: the reducer implements `reduce(into:action:)`.
  public var body: Body { fatalError("\(Self.self) has no body: it implements reduce(into:action:)") }
}

extension ReducerProtocol where Body: ReducerProtocol, Body.State == State, Body.Action == Action {
  /// Runs the body.
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    body.reduce(into: &state, action: action)
  }
}

/// A shorthand for the type of a body: `var body: some ReducerProtocolOf<Self>`.
public typealias ReducerProtocolOf<R: ReducerProtocol> = ReducerProtocol<R.State, R.Action>

/// A reducer that runs a closure.
public struct Reduce<State, Action>: ReducerProtocol {
  private let closure: (inout State, Action) -> Effect<Action>

  /// Creates a reducer from a closure.
  public init(_ reduce: @escaping (_ state: inout State, _ action: Action) -> Effect<Action>) { closure = reduce }

  /// Creates a reducer that hides the type of another one.
  public init<R: ReducerProtocol>(_ reducer: R) where R.State == State, R.Action == Action {
    self.init { reducer.reduce(into: &$0, action: $1) }
  }

  /// Creates a reducer from a closure reducer and its environment.
  public init<Environment>(_ reducer: Reducer<State, Action, Environment>, environment: Environment) {
    self.init { reducer.run(&$0, $1, environment) }
  }

  /// Runs the closure.
  public func reduce(into state: inout State, action: Action) -> Effect<Action> { closure(&state, action) }
}

/// A reducer that changes nothing.
public struct EmptyReducer<State, Action>: ReducerProtocol {
  /// Creates a reducer that changes nothing.
  public init() {}

  /// Changes nothing.
  public func reduce(into state: inout State, action: Action) -> Effect<Action> { .none }
}

// `State` and `Action` are generic parameters, so that the closures in a builder get these types from the context of
// the builder.
/// Runs the reducers of its closure one after the other. Modifiers apply to all of them.
public struct CombineReducers<State, Action, Reducers: ReducerProtocol<State, Action>>: ReducerProtocol {
  private let reducers: Reducers

  /// Combines the reducers of a builder.
  public init(@ReducerBuilder<State, Action> _ build: () -> Reducers) { reducers = build() }

  /// Runs the reducers in their order.
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    reducers.reduce(into: &state, action: action)
  }
}

extension Optional: ReducerProtocol where Wrapped: ReducerProtocol {
  /// Runs the reducer if there is one.
  public func reduce(into state: inout Wrapped.State, action: Wrapped.Action) -> Effect<Wrapped.Action> {
    self?.reduce(into: &state, action: action) ?? .none
  }
}
