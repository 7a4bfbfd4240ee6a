/// A reducer of one part of a state, together with the key path of the part.
///
///     ReducerAt(\AppState.counter, CounterReducer.reduce)
///     ReducerAt(\AppState.user, UserReducer())
public struct ReducerAt<Whole: StateType> {
  private let reducePart: (inout Whole, any Action) -> Void

  /// Creates a reducer that calls a function for the part at a key path; the part may be of any type.
  /// - Parameters:
  ///   - path: The key path of the part; `\.self` for the whole state.
  ///   - reduce: Returns the next part for a part and an action.
  public init<Part>(_ path: WritableKeyPath<Whole, Part>, _ reduce: @escaping (Part, any Action) -> Part) {
    reducePart = { whole, action in whole[keyPath: path] = reduce(whole[keyPath: path], action) }
  }

  /// Creates a reducer that calls another reducer for the part at a key path.
  /// - Parameters:
  ///   - path: The key path of the part; `\.self` for the whole state.
  ///   - reducer: The reducer of the part.
  public init<PartReducer: Reducer>(_ path: WritableKeyPath<Whole, PartReducer.State>, _ reducer: PartReducer) {
    self.init(path) { part, action in reducer.reduce(part, action: action) }
  }

  /// Reduces the part in place.
  func reduce(_ whole: inout Whole, _ action: any Action) { reducePart(&whole, action) }
}
