/// A reducer of a whole state, made of reducers of its parts.
///
///     let reducer = CombinedReducers(
///       ReducerAt(\AppState.counter, CounterReducer.reduce),
///       ReducerAt(\.user, UserReducer.reduce))
///
/// Every action goes to all pieces, in their order. They change one copy of the state, so that each piece sees the
/// changes of the pieces before it. Parts without a piece stay unchanged.
public struct CombinedReducers<State: StateType>: Reducer {
  private let pieces: [ReducerAt<State>]

  /// Combines pieces in their order.
  public init(_ pieces: ReducerAt<State>...) { self.pieces = pieces }

  /// Combines pieces in their order.
  public init(_ pieces: [ReducerAt<State>]) { self.pieces = pieces }

  /// Returns the state after all pieces.
  public func reduce(_ state: State, action: any Action) -> State {
    var state = state
    for piece in pieces { piece.reduce(&state, action) }
    return state
  }
}

/// Combines reducers of parts into a reducer of the whole, as `CombinedReducers` does.
///
///     let reducer = combineReducers(ReducerAt(\AppState.counter, CounterReducer.reduce))
///     let store = Store(reducer: reducer, state: AppState())
public func combineReducers<State: StateType>(_ pieces: ReducerAt<State>...) -> CombinedReducers<State> {
  CombinedReducers(pieces)
}
