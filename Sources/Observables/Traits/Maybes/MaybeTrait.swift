/// The trait of a `Maybe`.
public enum MaybeTrait: ElementTrait {}

/// A sequence that sends one element, completes without one, or fails.
public typealias Maybe<Element> = PrimitiveSequence<MaybeTrait, Element>

/// The outcome of a `Maybe`.
@frozen
public enum MaybeEvent<Element> {
  /// The sequence sent its element.
  case success(Element)
  /// The sequence failed.
  case error(any Error)
  /// The sequence completed without an element.
  case completed
}

extension MaybeEvent: Sendable where Element: Sendable {}
