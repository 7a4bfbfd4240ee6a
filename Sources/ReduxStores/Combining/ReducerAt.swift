/// A reducer of one part of a state, and the place of that part.
///
///     ReducerAt(\AppState.counter, CounterReducer.reduce)
///     ReducerAt(\AppState.user, UserReducer())
public struct ReducerAt<Whole: StateType> {
  private let reducePart: (inout Whole, any Action) -> Void

  /// Reduces the part at a key path by a function; the part may be of any type.
  /// - Parameters:
  ///   - path: The place of the part; `\.self` for the whole state.
  ///   - reduce: Makes the next part of a part and an action.
  public init<Part>(_ path: WritableKeyPath<Whole, Part>, _ reduce: @escaping (Part, any Action) -> Part) {
    reducePart = { whole, action in whole[keyPath: path] = reduce(whole[keyPath: path], action) }
  }

  /// Reduces the part at a key path by a reducer.
  /// - Parameters:
  ///   - path: The place of the part; `\.self` for the whole state.
  ///   - reducer: Makes the next part of a part and an action.
  public init<PartReducer: Reducer>(_ path: WritableKeyPath<Whole, PartReducer.State>, _ reducer: PartReducer) {
    self.init(path) { part, action in reducer.reduce(part, action: action) }
  }

  /// Reduces the part in place.
  func reduce(_ whole: inout Whole, _ action: any Action) { reducePart(&whole, action) }
}
