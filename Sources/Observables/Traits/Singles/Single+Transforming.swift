extension PrimitiveSequenceType where Trait == SingleTrait {
  /// Continues with the maybe that a selector returns for the element; a thrown error is the outcome.
  ///
  ///     in   -[1|]
  ///     out  ---|            flatMapMaybe { _ in cold("--|").asMaybe() }
  public func flatMapMaybe<Result>(_ selector: @escaping (Element) throws -> Maybe<Result>) -> Maybe<Result> {
    Maybe(raw: primitiveSequence.source.flatMap(selector))
  }

  /// Continues with the completable that a selector returns for the element; a thrown error is the outcome.
  ///
  ///     in   -[1|]
  ///     out  ---|            flatMapCompletable { _ in ... }
  public func flatMapCompletable(_ selector: @escaping (Element) throws -> Completable) -> Completable {
    Completable(raw: primitiveSequence.source.flatMap(selector))
  }
}
