extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// Sends an element in place of the error.
  ///
  ///     in   -#
  ///     out  -[x|]           catchAndReturn("x")
  public func catchAndReturn(_ element: Element) -> Maybe<Element> {
    Maybe(raw: primitiveSequence.source.catchAndReturn(element))
  }
}
