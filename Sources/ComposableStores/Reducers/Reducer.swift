/// A closure that changes a state for an action and returns the effects to run; the environment provides access to the
/// outside world (CA-07).
///
///     let appReducer = Reducer<AppState, AppAction, AppEnvironment> { state, action, environment in
///       switch action {
///       case .incrementButtonTapped:
///         state.count += 1
///         return .none
///       ...
///       }
///     }
public struct Reducer<State, Action, Environment> {
  private let reduce: (inout State, Action, Environment) -> Effect<Action>

  /// Creates a reducer from a closure.
  public init(
    _ reduce: @escaping (_ state: inout State, _ action: Action, _ environment: Environment) -> Effect<Action>
  ) {
    self.reduce = reduce
  }

  /// Creates a reducer from a reducer type, which `make` creates from the environment.
  public init<R: ReducerProtocol>(_ make: @escaping (Environment) -> R) where R.State == State, R.Action == Action {
    self.init { state, action, environment in make(environment).reduce(into: &state, action: action) }
  }

  /// A reducer that changes nothing.
  public static var empty: Reducer { Reducer { _, _, _ in .none } }

  /// Changes a state for an action.
  /// - Returns: The effects to run.
  public func run(_ state: inout State, _ action: Action, _ environment: Environment) -> Effect<Action> {
    reduce(&state, action, environment)
  }

  /// Changes a state for an action.
  /// - Returns: The effects to run.
  public func callAsFunction(_ state: inout State, _ action: Action, _ environment: Environment) -> Effect<Action> {
    reduce(&state, action, environment)
  }
}

// Safe to share: a reducer never changes, and is a pure function of its arguments. A closure that captures mutable
// state breaks that contract, on one thread as on several.
extension Reducer: @unchecked Sendable {}

/// Another name of `Reducer`, as in some versions of the architecture.
public typealias AnyReducer<State, Action, Environment> = Reducer<State, Action, Environment>

extension Reducer {
  /// Returns a reducer that runs several reducers of one state in order, each on the state that the previous one left,
  /// and merges their effects (CA-09).
  public static func combine(_ reducers: Reducer...) -> Reducer { combine(reducers) }

  /// Returns a reducer that runs several reducers of one state in order.
  public static func combine(_ reducers: [Reducer]) -> Reducer {
    Reducer { state, action, environment in
      var effects: Effect<Action> = .none
      for reducer in reducers { effects = effects.merge(with: reducer.reduce(&state, action, environment)) }
      return effects
    }
  }

  /// Returns a reducer that runs this reducer, then another one.
  public func combined(with other: Reducer) -> Reducer { .combine(self, other) }
}
