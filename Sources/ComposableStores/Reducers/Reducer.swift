/// A closure that changes a state for an action and says which effects to run, with an environment for what it needs of
/// the world (CA-07).
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

  /// A reducer of a closure.
  public init(
    _ reduce: @escaping (_ state: inout State, _ action: Action, _ environment: Environment) -> Effect<Action>
  ) {
    self.reduce = reduce
  }

  /// A reducer of a reducer type, which it makes of the environment.
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

// Safe to share: it never changes, and a reducer is a pure function of what it is given. A closure that captures something
// mutable breaks that contract, on one thread as on several.
extension Reducer: @unchecked Sendable {}

/// The name that some versions of the architecture use.
public typealias AnyReducer<State, Action, Environment> = Reducer<State, Action, Environment>

extension Reducer {
  /// Reducers of one state that run in their order, each on what the one before it left; their effects are merged (CA-09).
  public static func combine(_ reducers: Reducer...) -> Reducer { combine(reducers) }

  /// Reducers of one state that run in their order.
  public static func combine(_ reducers: [Reducer]) -> Reducer {
    Reducer { state, action, environment in
      var effects: Effect<Action> = .none
      for reducer in reducers { effects = effects.merge(with: reducer.reduce(&state, action, environment)) }
      return effects
    }
  }

  /// This reducer, then another one.
  public func combined(with other: Reducer) -> Reducer { .combine(self, other) }
}
