prefix operator /

/// Returns the path of a case with one payload, by reflection: `/AppAction.counter`.
public prefix func / <Root, Value>(embed: @escaping (Value) -> Root) -> CasePath<Root, Value> {
  CasePath(embed)
}

/// Returns the path of a case with two payloads, by reflection: `/AppAction.todo(id:action:)`.
public prefix func / <Root, A, B>(embed: @escaping (A, B) -> Root) -> CasePath<Root, (A, B)> {
  CasePath(embed)
}

/// Returns the path of a case with three payloads, by reflection.
public prefix func / <Root, A, B, C>(embed: @escaping (A, B, C) -> Root) -> CasePath<Root, (A, B, C)> {
  CasePath(embed)
}

/// Returns the path of a case with four payloads, by reflection.
public prefix func / <Root, A, B, C, D>(
  embed: @escaping (A, B, C, D) -> Root
) -> CasePath<Root, (A, B, C, D)> {
  CasePath(embed)
}

// Without the constraint on `Equatable`, a case with a payload would match this operator too: its constructor is also a
// value.

/// Returns the path of a case without a payload: `/AppAction.reset`. For enums that are not `Equatable` there is
/// `CasePath(AppAction.reset)`.
@_disfavoredOverload
public prefix func / <Root: Equatable>(root: @autoclosure @escaping () -> Root) -> CasePath<Root, Void> {
  CasePath(withoutPayload: root)
}

/// Returns the path to the whole value: `/AppAction.self`.
public prefix func / <Root>(type: Root.Type) -> CasePath<Root, Root> {
  .self
}
