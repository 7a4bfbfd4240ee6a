extension SharedSequenceConvertibleType {
  /// Transforms each element.
  ///
  ///     in   -1-2-3-|
  ///     out  -2-4-6-|        map { $0 * 2 }
  @inlinable
  public func map<Result>(
    _ selector: @escaping (Element) -> Result
  ) -> SharedSequence<SharingStrategy, Result> {
    SharedSequence(asObservable().map(selector))
  }

  /// Transforms each element and drops those that become nil.
  ///
  ///     in   -1-x-3-|
  ///     out  -1---3-|        compactMap { Int($0) }
  public func compactMap<Result>(
    _ selector: @escaping (Element) -> Result?
  ) -> SharedSequence<SharingStrategy, Result> {
    SharedSequence(asObservable().compactMap(selector))
  }

  /// Folds the elements and sends each intermediate result; the seed itself is not sent.
  ///
  ///     in   -1-2-3-|
  ///     out  -1-3-6-|        scan(0) { $0 + $1 }
  @inlinable
  public func scan<A>(
    _ seed: A, accumulator: @escaping (A, Element) -> A
  ) -> SharedSequence<SharingStrategy, A> {
    SharedSequence(asObservable().scan(seed, accumulator: accumulator))
  }

  /// Sends the elements of all sequences that the selector makes of the elements, as they come.
  ///
  ///     in   -a---b-|
  ///     a     -1-2-3|
  ///     b         -4-5|
  ///     out  --1-2-[34]-5|   in the order of their coming
  @inlinable
  public func flatMap<Strategy, Result>(
    _ selector: @escaping (Element) -> SharedSequence<Strategy, Result>
  ) -> SharedSequence<Strategy, Result> {
    SharedSequence(asObservable().flatMap(selector))
  }

  /// Sends the elements of the sequence that the selector made of the latest element.
  ///
  ///     in   -a---b-|
  ///     a     -1-2-3|
  ///     b         -4-5|
  ///     out  --1-2-4-5|
  @inlinable
  public func flatMapLatest<Strategy, Result>(
    _ selector: @escaping (Element) -> SharedSequence<Strategy, Result>
  ) -> SharedSequence<Strategy, Result> {
    SharedSequence(asObservable().flatMapLatest(selector))
  }

  /// Sends the elements of the sequence that the selector makes of an element, and drops the elements that come until it
  /// has ended.
  ///
  ///     in   -a---b-|
  ///     a     -1-2-3|
  ///     out  --1-2-3|
  @inlinable
  public func flatMapFirst<Strategy, Result>(
    _ selector: @escaping (Element) -> SharedSequence<Strategy, Result>
  ) -> SharedSequence<Strategy, Result> {
    SharedSequence(asObservable().flatMapFirst(selector))
  }
}

extension SharedSequenceConvertibleType where Element: SharedSequenceConvertibleType {
  /// Sends the elements of the latest of the sequences that are the elements.
  ///
  ///     in   -a---b-|
  ///     a     -1-2-3|
  ///     b         -4-5|
  ///     out  --1-2-4-5|
  public func switchLatest() -> SharedSequence<Element.SharingStrategy, Element.Element> {
    SharedSequence(asObservable().switchLatest())
  }

  /// Sends the elements of all sequences that are the elements, as they come.
  ///
  ///     in   -a---b-|
  ///     a     -1-2-3|
  ///     b         -4-5|
  ///     out  --1-2-[34]-5|   in the order of their coming
  public func merge() -> SharedSequence<Element.SharingStrategy, Element.Element> {
    SharedSequence(asObservable().merge())
  }

  /// Sends the elements of the sequences that are the elements, of at most `maxConcurrent` at a time; the others wait.
  ///
  ///     in   -a---b-|
  ///     a     -1-2-3|
  ///     b           -4-5|
  ///     out  --1-2-3-4-5|    merge(maxConcurrent: 1)
  public func merge(maxConcurrent: Int) -> SharedSequence<Element.SharingStrategy, Element.Element> {
    SharedSequence(asObservable().merge(maxConcurrent: maxConcurrent))
  }
}
