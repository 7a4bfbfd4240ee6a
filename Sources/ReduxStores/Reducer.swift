/// Computes the next state from a state and an action.
///
///     struct CounterReducer: Reducer {
///       func reduce(_ state: CounterState, action: Action) -> CounterState {
///         var state = state
///         if action is IncreaseAction { state.counter += 1 }
///         return state
///       }
///     }
public protocol Reducer<State> {
  /// The type of the state.
  associatedtype State: StateType

  /// Returns the state that follows from a state and an action; pure.
  ///
  /// An action that the reducer does not know leaves the state unchanged.
  func reduce(_ state: State, action: any Action) -> State
}
