extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
  /// Completes when all completables have completed; the first error is the outcome.
  ///
  ///     a    -|
  ///     b    ---|
  ///     out  ---|            zip([a, b])
  ///
  /// All completables are subscribed to at once, in order. Without completables the result completes at once.
  public static func zip<Completables: Collection>(_ sources: Completables) -> Completable
  where Completables.Element == Completable {
    Completable(raw: Observable.merge(sources.map { $0.source }))
  }

  /// Completes when all completables have completed; the first error is the outcome.
  public static func zip(_ sources: [Completable]) -> Completable {
    Completable(raw: Observable.merge(sources.map { $0.source }))
  }

  /// Completes when all completables have completed; the first error is the outcome.
  public static func zip(_ sources: Completable...) -> Completable {
    zip(sources)
  }
}
