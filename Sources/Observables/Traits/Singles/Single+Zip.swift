extension PrimitiveSequenceType where Trait == SingleTrait {
  /// Combines the elements of all singles.
  ///
  ///     a    -[1|]
  ///     b    ---[2|]
  ///     out  ---[3|]         zip([a, b]) { $0.reduce(0, +) }
  ///
  /// The first error, or an error that the selector throws, is the outcome. Without singles the selector is called with
  /// an empty array at subscription.
  public static func zip<Singles: Collection, Result>(
    _ collection: Singles, resultSelector: @escaping ([Element]) throws -> Result
  ) -> Single<Result> where Singles.Element == Single<Element> {
    if collection.isEmpty { return .deferred { .just(try resultSelector([])) } }
    return Single(raw: Observable.zip(collection.map { $0.source }, resultSelector: resultSelector))
  }

  /// Combines the elements of all singles into an array. See the form with a selector.
  public static func zip<Singles: Collection>(_ collection: Singles) -> Single<[Element]>
  where Singles.Element == Single<Element> {
    zip(collection) { $0 }
  }
}
