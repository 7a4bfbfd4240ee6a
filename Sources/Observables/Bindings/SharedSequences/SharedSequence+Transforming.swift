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

  /// Transforms each element and drops results that are nil.
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

  /// Turns each element into a sequence and sends the elements of all these sequences as they come.
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

  /// Turns each element into a sequence and sends the elements of the latest sequence only.
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

  /// Turns an element into a sequence and ignores further elements until that sequence has completed.
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
  /// Sends the elements of the latest inner sequence only.
  ///
  ///     in   -a---b-|
  ///     a     -1-2-3|
  ///     b         -4-5|
  ///     out  --1-2-4-5|
  public func switchLatest() -> SharedSequence<Element.SharingStrategy, Element.Element> {
    SharedSequence(asObservable().switchLatest())
  }

  /// Sends the elements of all inner sequences as they come.
  ///
  ///     in   -a---b-|
  ///     a     -1-2-3|
  ///     b         -4-5|
  ///     out  --1-2-[34]-5|   in the order of their coming
  public func merge() -> SharedSequence<Element.SharingStrategy, Element.Element> {
    SharedSequence(asObservable().merge())
  }

  /// Sends the elements of at most `maxConcurrent` inner sequences at a time; further sequences wait for their turn.
  ///
  ///     in   -a---b-|
  ///     a     -1-2-3|
  ///     b           -4-5|
  ///     out  --1-2-3-4-5|    merge(maxConcurrent: 1)
  public func merge(maxConcurrent: Int) -> SharedSequence<Element.SharingStrategy, Element.Element> {
    SharedSequence(asObservable().merge(maxConcurrent: maxConcurrent))
  }
}
