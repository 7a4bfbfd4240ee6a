/// An observable of which the type says how many elements it sends: a `Single`, a `Maybe` or a `Completable`.
///
/// Only operators that keep the promise can be called on it; `asObservable()` gives all the others.
public struct PrimitiveSequence<Trait, Element> {
  package let source: Observable<Element>

  /// The caller promises that the source keeps to the trait.
  package init(raw source: Observable<Element>) {
    self.source = source
  }
}

/// A sequence with a trait: what the operators of `Single`, `Maybe` and `Completable` hang on.
public protocol PrimitiveSequenceType<Trait, Element>: ObservableConvertibleType {
  /// What the sequence promises: `SingleTrait`, `MaybeTrait` or `CompletableTrait`.
  associatedtype Trait

  /// The sequence itself.
  var primitiveSequence: PrimitiveSequence<Trait, Element> { get }
}

extension PrimitiveSequence: PrimitiveSequenceType {
  /// The sequence itself.
  public var primitiveSequence: PrimitiveSequence<Trait, Element> { self }

  /// The sequence without its trait.
  public func asObservable() -> Observable<Element> { source }
}
