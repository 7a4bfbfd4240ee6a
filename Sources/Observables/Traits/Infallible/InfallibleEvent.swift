/// What an infallible sequence sends: any number of `next`, then at most one `completed`.
public enum InfallibleEvent<Element> {
  /// The next element.
  case next(Element)
  /// The sequence ended; nothing follows.
  case completed
}

extension InfallibleEvent: EventConvertible {
  /// The same as an event of a sequence that could fail.
  public var event: Event<Element> {
    switch self {
    case .next(let element): .next(element)
    case .completed: .completed
    }
  }
}

extension InfallibleEvent: Sendable where Element: Sendable {}
