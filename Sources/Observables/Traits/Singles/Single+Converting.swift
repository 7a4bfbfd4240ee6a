extension PrimitiveSequenceType where Trait == SingleTrait {
  /// The same sequence as a maybe.
  ///
  ///     in   -[a|]
  ///     out  -[a|]
  public func asMaybe() -> Maybe<Element> {
    Maybe(raw: primitiveSequence.source)
  }

  /// The sequence without its element.
  ///
  ///     in   -[a|]
  ///     out  -|
  public func asCompletable() -> Completable {
    Completable(raw: primitiveSequence.source.ignoreElements())
  }
}
