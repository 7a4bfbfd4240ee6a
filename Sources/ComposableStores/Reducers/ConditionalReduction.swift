/// Reduces a state that may be missing: reports actions for a missing state, and ends effects when the state is
/// removed.
enum ConditionalReduction {
  /// Reduces the value of an optional.
  static func run<State, Action>(
    _ state: inout State?, _ action: Action, of whole: Any, _ reduce: (inout State, Action) -> Effect<Action>
  ) -> Effect<Action> {
    if state == nil { return report(whole, "sent while its state is nil") }
    return reduce(&state!, action).placed(at: ConditionalStep<State?, State> { $0 })
  }

  /// Reduces the payload of a case.
  static func run<Root, State, Action>(
    _ root: inout Root, _ path: CasePath<Root, State>, _ action: Action, of whole: Any,
    _ reduce: (inout State, Action) -> Effect<Action>
  ) -> Effect<Action> {
    guard var state = path.extract(from: root) else { return report(whole, "sent while the state is in another case") }
    defer { root = path.embed(state) }
    return reduce(&state, action).placed(at: ConditionalStep<Root, State> { path.extract(from: $0) })
  }

  /// Reduces an element in place.
  static func run<ID: Hashable, Element, Action>(
    _ elements: inout IdentifiedArray<ID, Element>, _ id: ID, _ action: Action, of whole: Any,
    _ reduce: (inout Element, Action) -> Effect<Action>
  ) -> Effect<Action> {
    guard let effect = elements.modify(id: id, { reduce(&$0, action) }) else {
      return report(whole, "sent to an element that is not there: id \(ValueDump.line(of: id))")
    }
    return effect.placed(at: ConditionalStep<IdentifiedArray<ID, Element>, Element> { $0[id: id] })
  }

  /// Reduces a value of a dictionary.
  static func run<Key: Hashable, Value, Action>(
    _ values: inout [Key: Value], _ key: Key, _ action: Action, of whole: Any,
    _ reduce: (inout Value, Action) -> Effect<Action>
  ) -> Effect<Action> {
    if values[key] == nil { return report(whole, "sent to a value that is not there: key \(ValueDump.line(of: key))") }
    return reduce(&values[key]!, action).placed(at: ConditionalStep<[Key: Value], Value> { $0[key] })
  }

  private static func report<Action>(_ action: Any, _ what: String) -> Effect<Action> {
    StoreWarning.report("'\(ActionName.of(action))' was \(what)", losesAction: true)
    return .none
  }
}
