prefix operator /

/// The path of a case with one payload, which reflection finds: `/AppAction.counter`.
public prefix func / <Root, Value>(embed: @escaping (Value) -> Root) -> CasePath<Root, Value> {
  CasePath(embed)
}

/// The path of a case with two payloads, which reflection finds: `/AppAction.todo(id:action:)`.
public prefix func / <Root, A, B>(embed: @escaping (A, B) -> Root) -> CasePath<Root, (A, B)> {
  CasePath(embed)
}

/// The path of a case with three payloads, which reflection finds.
public prefix func / <Root, A, B, C>(embed: @escaping (A, B, C) -> Root) -> CasePath<Root, (A, B, C)> {
  CasePath(embed)
}

/// The path of a case with four payloads, which reflection finds.
public prefix func / <Root, A, B, C, D>(
  embed: @escaping (A, B, C, D) -> Root
) -> CasePath<Root, (A, B, C, D)> {
  CasePath(embed)
}

// Without the condition, a case with a payload would be taken for this one too, for its constructor is a value as well.

/// The path of a case without a payload: `/AppAction.reset`; for other enums than `Equatable` ones there is
/// `CasePath(AppAction.reset)`.
@_disfavoredOverload
public prefix func / <Root: Equatable>(root: @autoclosure @escaping () -> Root) -> CasePath<Root, Void> {
  CasePath(withoutPayload: root)
}

/// The path to the whole value: `/AppAction.self`.
public prefix func / <Root>(type: Root.Type) -> CasePath<Root, Root> {
  .self
}
