/// The trait of a `Maybe`.
public enum MaybeTrait {}

/// A sequence that sends one element, completes without one, or fails.
public typealias Maybe<Element> = PrimitiveSequence<MaybeTrait, Element>

/// What a `Maybe` ends in.
@frozen
public enum MaybeEvent<Element> {
  /// The one element came.
  case success(Element)
  /// The sequence failed.
  case error(any Error)
  /// The sequence ended without an element.
  case completed
}

extension MaybeEvent: Sendable where Element: Sendable {}
