/// Combines reducers: statements in sequence, `if` with and without `else`, `switch`, `for`, optional reducers (CA-08).
///
///     var body: some ReducerProtocol<State, Action> {
///       Scope(state: \.counter, action: /Action.counter) { Counter() }
///       if isLogging { Logging() }
///       Reduce { state, action in ... }
///     }
@resultBuilder
public enum ReducerBuilder<State, Action> {
  /// Starts a sequence with a reducer.
  public static func buildPartialBlock<R: ReducerProtocol>(first: R) -> R where R.State == State, R.Action == Action {
    first
  }

  /// Continues a sequence with a reducer.
  public static func buildPartialBlock<First: ReducerProtocol, Second: ReducerProtocol>(
    accumulated: First, next: Second
  ) -> ReducerSequence<First, Second>
  where First.State == State, First.Action == Action, Second.State == State, Second.Action == Action {
    ReducerSequence(accumulated, next)
  }

  /// Builds an empty block.
  public static func buildBlock() -> EmptyReducer<State, Action> { EmptyReducer() }

  /// Builds a statement that is a reducer.
  public static func buildExpression<R: ReducerProtocol>(_ expression: R) -> R
  where R.State == State, R.Action == Action { expression }

  /// Builds the reducers of a loop.
  public static func buildArray<R: ReducerProtocol>(_ reducers: [R]) -> ReducerList<R>
  where R.State == State, R.Action == Action { ReducerList(reducers) }

  /// Builds the first branch.
  public static func buildEither<First: ReducerProtocol, Second: ReducerProtocol>(
    first reducer: First
  ) -> ReducerBranch<First, Second>
  where First.State == State, First.Action == Action, Second.State == State, Second.Action == Action { .first(reducer) }

  /// Builds the second branch.
  public static func buildEither<First: ReducerProtocol, Second: ReducerProtocol>(
    second reducer: Second
  ) -> ReducerBranch<First, Second>
  where First.State == State, First.Action == Action, Second.State == State, Second.Action == Action {
    .second(reducer)
  }

  /// Builds a branch that may be missing.
  public static func buildOptional<R: ReducerProtocol>(_ reducer: R?) -> R?
  where R.State == State, R.Action == Action { reducer }

  /// Builds a branch behind a check for availability.
  public static func buildLimitedAvailability<R: ReducerProtocol>(_ reducer: R) -> Reduce<State, Action>
  where R.State == State, R.Action == Action { Reduce(reducer) }

  /// Returns the complete reducer.
  public static func buildFinalResult<R: ReducerProtocol>(_ reducer: R) -> R
  where R.State == State, R.Action == Action { reducer }
}

/// Two reducers that run one after the other.
public struct ReducerSequence<First: ReducerProtocol, Second: ReducerProtocol>: ReducerProtocol
where First.State == Second.State, First.Action == Second.Action {
  private let first: First
  private let second: Second

  init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }

  /// Runs both reducers, and merges their effects.
  public func reduce(into state: inout First.State, action: First.Action) -> Effect<First.Action> {
    let effect = first.reduce(into: &state, action: action)
    return effect.merge(with: second.reduce(into: &state, action: action))
  }
}

/// Any number of reducers of one type that run one after the other.
public struct ReducerList<Element: ReducerProtocol>: ReducerProtocol {
  private let reducers: [Element]

  init(_ reducers: [Element]) { self.reducers = reducers }

  /// Runs all reducers, and merges their effects.
  public func reduce(into state: inout Element.State, action: Element.Action) -> Effect<Element.Action> {
    var effects: Effect<Element.Action> = .none
    for reducer in reducers { effects = effects.merge(with: reducer.reduce(into: &state, action: action)) }
    return effects
  }
}

/// One of two reducers.
public enum ReducerBranch<First: ReducerProtocol, Second: ReducerProtocol>: ReducerProtocol
where First.State == Second.State, First.Action == Second.Action {
  /// The first reducer.
  case first(First)
  /// The second reducer.
  case second(Second)

  /// Runs the chosen reducer.
  public func reduce(into state: inout First.State, action: First.Action) -> Effect<First.Action> {
    switch self {
    case .first(let reducer): reducer.reduce(into: &state, action: action)
    case .second(let reducer): reducer.reduce(into: &state, action: action)
    }
  }
}
