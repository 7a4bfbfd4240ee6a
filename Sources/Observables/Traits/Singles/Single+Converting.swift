extension PrimitiveSequenceType where Trait == SingleTrait {
  /// Returns the single as a maybe.
  ///
  ///     in   -[a|]
  ///     out  -[a|]
  public func asMaybe() -> Maybe<Element> {
    Maybe(raw: primitiveSequence.source)
  }

  /// Returns the single without its element, as a completable.
  ///
  ///     in   -[a|]
  ///     out  -|
  public func asCompletable() -> Completable {
    Completable(raw: primitiveSequence.source.ignoreElements())
  }
}
