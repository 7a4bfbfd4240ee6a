/// A reactor or a store that was registered, to say more about it.
public struct Registration<State> {
  let properties: ShownProperties<State>

  /// Shows a computed property of the state as if it were a field behind the stored ones: in timelines, changes, expectations
  /// and lists.
  ///
  ///     catalog.reactor("sign-up") { _ in SignUpReactor() }
  ///       .showing("canSubmit", \.canSubmit)
  ///
  /// - Parameters:
  ///   - name: What timelines and scripts call it; no field of the state is called so.
  ///   - read: Reads the value of a state. It is called for each state that is published.
  @discardableResult
  public func showing<Value>(_ name: String, _ read: @escaping (State) -> Value) -> Registration {
    properties.add(name, read)
    return self
  }
}
