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
}
