extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
  /// Completes when all completables have completed; the first error is the outcome.
  ///
  ///     a    -|
  ///     b    ---|
  ///     out  ---|            merge([a, b])
  ///
  /// All completables are subscribed to at once, in order, as by `zip`: there are no elements to pair. Without
  /// completables the result completes at once.
  public static func merge<Completables: Collection>(_ sources: Completables) -> Completable
  where Completables.Element == Completable {
    zip(sources)
  }

  /// Completes when all completables have completed; the first error is the outcome.
  public static func merge(_ sources: [Completable]) -> Completable { zip(sources) }

  /// Completes when all completables have completed; the first error is the outcome.
  public static func merge(_ sources: Completable...) -> Completable { zip(sources) }
}
