extension PrimitiveSequenceType where Trait: ElementTrait {
  /// Transforms the element, if there is one; a thrown error is the outcome.
  ///
  ///     in   -[1|]
  ///     out  -[2|]           map { $0 * 2 }
  public func map<Result>(_ transform: @escaping (Element) throws -> Result) -> PrimitiveSequence<Trait, Result> {
    PrimitiveSequence(raw: primitiveSequence.source.map(transform))
  }

  /// Keeps the element if it satisfies a predicate; a thrown error is the outcome.
  ///
  ///     in   -[1|]
  ///     out  -|              filter { $0 > 1 }
  public func filter(_ predicate: @escaping (Element) throws -> Bool) -> Maybe<Element> {
    Maybe(raw: primitiveSequence.source.filter(predicate))
  }

  /// Transforms the element and sends the result unless it is nil; a thrown error is the outcome.
  ///
  ///     in   -[x|]
  ///     out  -|              compactMap { Int($0) }
  public func compactMap<Result>(_ transform: @escaping (Element) throws -> Result?) -> Maybe<Result> {
    Maybe(raw: primitiveSequence.source.compactMap(transform))
  }

  /// Continues with the sequence that a selector returns for the element; a thrown error is the outcome.
  ///
  ///     in   -[1|]
  ///     out  ---[a|]         flatMap { _ in cold("--[a|]").asSingle() }
  public func flatMap<Result>(
    _ selector: @escaping (Element) throws -> PrimitiveSequence<Trait, Result>
  ) -> PrimitiveSequence<Trait, Result> {
    PrimitiveSequence(raw: primitiveSequence.source.flatMap(selector))
  }
}
