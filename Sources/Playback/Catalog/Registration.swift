/// A registered reactor or store, for further settings.
public struct Registration<State> {
  let properties: ShownProperties<State>

  /// Shows a computed property of the state as if it were a field after the stored ones: in timelines, changes,
  /// expectations and lists.
  ///
  ///     catalog.reactor("sign-up") { _ in SignUpReactor() }
  ///       .showing("canSubmit", \.canSubmit)
  ///
  /// - Parameters:
  ///   - name: The name in timelines and scripts; no field of the state may have it.
  ///   - read: Returns the value for a state. It is called for each published state.
  @discardableResult
  public func showing<Value>(_ name: String, _ read: @escaping (State) -> Value) -> Registration {
    properties.add(name, read)
    return self
  }

  /// States what holds of every state at rest, in code: for what a rule of a script, `? always ...`, cannot say.
  ///
  ///     catalog.reactor("cart") { stage in CartReactor(api: stage.port("api")) }
  ///       .always("the cart holds no product twice") { state in
  ///         Set(state.lines.map(\.product)).count == state.lines.count
  ///       }
  ///
  /// It is judged as rules are, each time that a case is at rest, in `reel run`, `reel test` and `reel explore` alike.
  /// A case in which it does not hold fails with its name, once.
  ///
  /// - Parameters:
  ///   - name: What holds, in one line, as messages say it.
  ///   - holds: Returns whether it holds of a state. It has to be quick, and the same for equal states.
  @discardableResult
  public func always(_ name: String, _ holds: @escaping (State) -> Bool) -> Registration {
    properties.predicates.add(name, holds)
    return self
  }
}
