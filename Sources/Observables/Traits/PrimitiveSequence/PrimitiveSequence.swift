/// An observable whose type states how many elements it sends: a `Single`, a `Maybe` or a `Completable`.
///
/// A primitive sequence has only operators that keep this promise. `asObservable()` gives access to all others.
public struct PrimitiveSequence<Trait, Element> {
  package let source: Observable<Element>

  /// Wraps a source. The caller promises that the source conforms to the trait.
  package init(raw source: Observable<Element>) {
    self.source = source
  }
}

/// A sequence with a trait. The operators of `Single`, `Maybe` and `Completable` are extensions of this protocol.
public protocol PrimitiveSequenceType<Trait, Element>: ObservableConvertibleType {
  /// The promise of the sequence: `SingleTrait`, `MaybeTrait` or `CompletableTrait`.
  associatedtype Trait

  /// The sequence itself.
  var primitiveSequence: PrimitiveSequence<Trait, Element> { get }
}

/// A trait of sequences that can have an element: `SingleTrait` or `MaybeTrait`.
public protocol ElementTrait {}

extension PrimitiveSequence: PrimitiveSequenceType {
  /// The sequence itself.
  public var primitiveSequence: PrimitiveSequence<Trait, Element> { self }

  /// The sequence without its trait.
  public func asObservable() -> Observable<Element> { source }
}
