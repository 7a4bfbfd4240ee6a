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

  /// Adds a rule, written in code, that holds for every state at rest: one that `? always ...` in a script cannot
  /// express.
  ///
  ///     catalog.reactor("cart") { stage in CartReactor(api: stage.port("api")) }
  ///       .always("the cart holds no product twice") { state in
  ///         Set(state.lines.map(\.product)).count == state.lines.count
  ///       }
  ///
  /// It is judged like the rules of scripts, each time that a case is at rest, in `reel run`, `reel test` and
  /// `reel explore`. A case that breaks the rule fails once, with the name of the rule.
  ///
  /// - Parameters:
  ///   - name: The rule in one line, as messages show it.
  ///   - holds: Returns whether the rule holds for a state. The closure has to be quick, and to return the same for
  ///     equal states.
  @discardableResult
  public func always(_ name: String, _ holds: @escaping (State) -> Bool) -> Registration {
    properties.predicates.add(name, holds)
    return self
  }
}
