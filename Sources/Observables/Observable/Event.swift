/// An event of a sequence, which sends any number of `next`, then at most one `error` or `completed`.
@frozen
public enum Event<Element> {
  /// The next element.
  case next(Element)
  /// The sequence failed; nothing follows.
  case error(any Error)
  /// The sequence ended well; nothing follows.
  case completed
}

extension Event {
  /// Whether the event ends its sequence.
  public var isStopEvent: Bool {
    if case .next = self { false } else { true }
  }

  /// The element of a `next`, otherwise nil.
  public var element: Element? {
    if case .next(let element) = self { element } else { nil }
  }

  /// The error of an `error`, otherwise nil.
  public var error: (any Error)? {
    if case .error(let error) = self { error } else { nil }
  }

  /// Whether the event is `completed`.
  public var isCompleted: Bool {
    if case .completed = self { true } else { false }
  }

  /// The event with its element transformed; a thrown error becomes an `error` event.
  public func map<Result>(_ transform: (Element) throws -> Result) -> Event<Result> {
    switch self {
    case .next(let element):
      do { return .next(try transform(element)) } catch { return .error(error) }
    case .error(let error): return .error(error)
    case .completed: return .completed
    }
  }
}

extension Event: CustomDebugStringConvertible {
  /// `next(1)`, `error(failed)` or `completed`.
  public var debugDescription: String {
    switch self {
    case .next(let element): "next(\(element))"
    case .error(let error): "error(\(error))"
    case .completed: "completed"
    }
  }
}

extension Event: Sendable where Element: Sendable {}

/// A value that stands for an event: an `Event` itself, or a type that maps to one.
public protocol EventConvertible {
  /// The type of the elements of the event.
  associatedtype Element
  /// The event that the value stands for.
  var event: Event<Element> { get }
}

extension Event: EventConvertible {
  /// The event itself.
  public var event: Event<Element> { self }
}
