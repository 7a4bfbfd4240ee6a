extension PrimitiveSequenceType where Trait == CompletableTrait, Element == Never {
  /// Continues with another completable after this one has completed.
  ///
  ///     in    -|
  ///     then  --|
  ///     out   ---|
  ///
  /// The second completable is subscribed to at the instant at which the first one completes. Chains of any length run
  /// in constant stack.
  public func concat(_ second: Completable) -> Completable {
    Completable(raw: primitiveSequence.source.concat(second.source))
  }

  /// Subscribes to one completable after another.
  ///
  /// Each completable is taken from the sequence when the one before has completed, so the sequence may be lazy and
  /// endless.
  public static func concat<Completables: Sequence>(_ sequence: Completables) -> Completable
  where Completables.Element == Completable {
    Completable(raw: Observable.concat(sequence.lazy.map { $0.source }))
  }

  /// Subscribes to one completable after another.
  public static func concat<Completables: Collection>(_ collection: Completables) -> Completable
  where Completables.Element == Completable {
    Completable(raw: Observable.concat(collection.map { $0.source }))
  }

  /// Subscribes to one completable after another.
  public static func concat(_ sources: Completable...) -> Completable {
    concat(sources)
  }
}
