extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
  /// Continues with another completable once this one has completed.
  ///
  ///     in    -|
  ///     then  --|
  ///     out   ---|
  ///
  /// The second is subscribed at the completion of the first, at the same instant. Chains of any length need no stack.
  public func concat(_ second: Completable) -> Completable {
    Completable(raw: primitiveSequence.source.concat(second.source))
  }

  /// One completable after another.
  ///
  /// The sequence is asked for the next when the one before has completed, so it may be lazy and endless.
  public static func concat<Completables: Sequence>(_ sequence: Completables) -> Completable
  where Completables.Element == Completable {
    Completable(raw: Observable.concat(sequence.lazy.map { $0.source }))
  }

  /// One completable after another.
  public static func concat<Completables: Collection>(_ collection: Completables) -> Completable
  where Completables.Element == Completable {
    Completable(raw: Observable.concat(collection.map { $0.source }))
  }

  /// One completable after another.
  public static func concat(_ sources: Completable...) -> Completable {
    concat(sources)
  }
}
