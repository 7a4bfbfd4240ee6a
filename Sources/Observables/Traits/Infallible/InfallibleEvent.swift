/// An event of an infallible sequence, which sends any number of `next`, then at most one `completed`.
public enum InfallibleEvent<Element> {
  /// The next element.
  case next(Element)
  /// The sequence completed; nothing follows.
  case completed
}

extension InfallibleEvent: EventConvertible {
  /// The same event as an `Event`.
  public var event: Event<Element> {
    switch self {
    case .next(let element): .next(element)
    case .completed: .completed
    }
  }
}

extension InfallibleEvent: Sendable where Element: Sendable {}
