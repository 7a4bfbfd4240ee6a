extension PrimitiveSequenceType where Trait == SingleTrait {
  /// Sends an element in place of the error.
  ///
  ///     in   -#
  ///     out  -[x|]           catchAndReturn("x")
  public func catchAndReturn(_ element: Element) -> Single<Element> {
    Single(raw: primitiveSequence.source.catchAndReturn(element))
  }
}
