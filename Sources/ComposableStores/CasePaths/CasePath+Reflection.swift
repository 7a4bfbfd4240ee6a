extension CasePath {
  /// Creates the path of a case with one payload, by reflection: `CasePath(AppAction.counter)`.
  ///
  /// Such a path is slower than a path of closures. Pass the case itself, not a function that creates it from something
  /// else. Payloads that are functions, and enums with a custom mirror, need a path of closures.
  public init(_ embed: @escaping (Value) -> Root) {
    let reflection = CaseReflection(embed)
    self.init(embed: embed, extract: { reflection.extract(from: $0) })
  }

  /// Creates the path of a case with two payloads, by reflection: `CasePath(AppAction.todo(id:action:))`.
  public init<A, B>(_ embed: @escaping (A, B) -> Root) where Value == (A, B) {
    self.init({ (payload: Value) in embed(payload.0, payload.1) })
  }

  /// Creates the path of a case with three payloads, by reflection.
  public init<A, B, C>(_ embed: @escaping (A, B, C) -> Root) where Value == (A, B, C) {
    self.init({ (payload: Value) in embed(payload.0, payload.1, payload.2) })
  }

  /// Creates the path of a case with four payloads, by reflection.
  public init<A, B, C, D>(_ embed: @escaping (A, B, C, D) -> Root) where Value == (A, B, C, D) {
    self.init({ (payload: Value) in embed(payload.0, payload.1, payload.2, payload.3) })
  }

  /// Creates the path of a case without a payload: `CasePath(AppAction.reset)`.
  @_disfavoredOverload
  public init(_ root: @autoclosure @escaping () -> Root) where Value == Void {
    self.init(withoutPayload: root)
  }

  init(withoutPayload root: @escaping () -> Root) where Value == Void {
    self.init(
      embed: root,
      extract: { other in
        guard let name = EnumCaseName(of: other), name == EnumCaseName(of: root()) else { return nil }
        // A case of the same name may have a payload.
        return Mirror(reflecting: other).children.isEmpty ? () : nil
      })
  }
}
