/// Makes the next state of a state and an action.
///
///     struct CounterReducer: Reducer {
///       func reduce(_ state: CounterState, action: Action) -> CounterState {
///         var state = state
///         if action is IncreaseAction { state.counter += 1 }
///         return state
///       }
///     }
public protocol Reducer<State> {
  /// The type of the states.
  associatedtype State: StateType

  /// The state that follows from a state and an action; pure.
  ///
  /// An action that the reducer does not know leaves the state as it is.
  func reduce(_ state: State, action: any Action) -> State
}
