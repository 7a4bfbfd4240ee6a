/// The trait of a `Single`.
public enum SingleTrait: ElementTrait {}

/// A sequence that sends exactly one element, or an error.
public typealias Single<Element> = PrimitiveSequence<SingleTrait, Element>

/// The outcome of a `Single`.
public typealias SingleEvent<Element> = Result<Element, any Error>
