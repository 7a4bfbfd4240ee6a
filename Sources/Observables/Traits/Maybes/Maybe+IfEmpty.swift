extension PrimitiveSequenceType where Trait == MaybeTrait {
  /// Sends a default element if the sequence completes without an element.
  ///
  ///     in   ---|
  ///     out  ---[a|]         ifEmpty(default: "a")
  public func ifEmpty(default: Element) -> Single<Element> {
    Single(raw: primitiveSequence.source.ifEmpty(default: `default`))
  }

  /// Goes on with another maybe if the sequence completes without an element.
  ///
  ///     in   -|
  ///     out  ---|            ifEmpty(switchTo: cold("--|").asMaybe())
  public func ifEmpty(switchTo other: Maybe<Element>) -> Maybe<Element> {
    Maybe(raw: primitiveSequence.source.ifEmpty(switchTo: other.source))
  }

  /// Goes on with a single if the sequence completes without an element.
  ///
  ///     in   -|
  ///     out  ---[a|]         ifEmpty(switchTo: cold("--[a|]").asSingle())
  public func ifEmpty(switchTo other: Single<Element>) -> Single<Element> {
    Single(raw: primitiveSequence.source.ifEmpty(switchTo: other.source))
  }
}
