/// The trait of a `Single`.
public enum SingleTrait {}

/// A sequence that sends exactly one element, or an error.
public typealias Single<Element> = PrimitiveSequence<SingleTrait, Element>

/// What a `Single` ends in.
public typealias SingleEvent<Element> = Result<Element, any Error>
