extension InfallibleType {
  /// Transforms each element.
  ///
  ///     in   -1-2-3-|
  ///     out  -2-4-6-|        map { $0 * 2 }
  public func map<Result>(_ transform: @escaping (Element) -> Result) -> Infallible<Result> {
    Infallible(asObservable().map(transform))
  }

  /// Transforms each element and drops results that are nil.
  ///
  ///     in   -1-x-3-|
  ///     out  -1---3-|        compactMap { Int($0) }
  public func compactMap<Result>(_ transform: @escaping (Element) -> Result?) -> Infallible<Result> {
    Infallible(asObservable().compactMap(transform))
  }

  /// Folds the elements and sends each intermediate result; the seed itself is not sent.
  ///
  ///     in   -1-2-3-|
  ///     out  -1-3-6-|        scan(0, accumulator: +)
  public func scan<Seed>(_ seed: Seed, accumulator: @escaping (Seed, Element) -> Seed) -> Infallible<Seed> {
    Infallible(asObservable().scan(seed, accumulator: accumulator))
  }

  /// Folds the elements in place and sends each intermediate result; the seed itself is not sent.
  public func scan<Seed>(
    into seed: Seed, accumulator: @escaping (inout Seed, Element) -> Void
  ) -> Infallible<Seed> {
    Infallible(asObservable().scan(into: seed, accumulator: accumulator))
  }
}

extension InfallibleType {
  /// Turns each element into a sequence and sends the elements of all these sequences as they come.
  ///
  ///     in   -a---b---|
  ///     out  -aa--bb--|      flatMap { letter in two of it }
  ///
  /// The result completes when the source and all inner sequences have completed. The failure of an inner sequence
  /// counts as completion; its error goes to `Hooks.defaultErrorHandler`.
  public func flatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) -> Source
  ) -> Infallible<Source.Element> {
    Infallible(asObservable().flatMap { selector($0).unfailing })
  }

  /// Turns each element into a sequence and sends the elements of the latest sequence only.
  ///
  ///     in   -a-b-------|
  ///     out  -a-b--b----|      flatMapLatest { letter in two of it, 30 ms apart }
  ///
  /// The previous inner sequence is disposed before the next one is subscribed to. The failure of an inner sequence
  /// counts as completion; its error goes to `Hooks.defaultErrorHandler`.
  public func flatMapLatest<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) -> Source
  ) -> Infallible<Source.Element> {
    let latest: Observable<Source.Element> = asObservable().flatMapLatest { selector($0).unfailing }
    return Infallible(latest)
  }

  /// Turns an element into a sequence and ignores further elements until that sequence has completed.
  ///
  ///     in   -a-b---c---|
  ///     out  -a--a--c--c|      flatMapFirst { letter in two of it, 30 ms apart }
  ///
  /// The selector is not called for ignored elements. The failure of an inner sequence counts as completion; its error
  /// goes to `Hooks.defaultErrorHandler`.
  public func flatMapFirst<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) -> Source
  ) -> Infallible<Source.Element> {
    Infallible(asObservable().flatMapFirst { selector($0).unfailing })
  }

  /// Turns each element into a sequence and sends the elements of one sequence after the other, in order.
  ///
  ///     in   -a-b-------|
  ///     out  -a--ab--b--|      concatMap { letter in two of it, 30 ms apart }
  ///
  /// The selector is called when the element comes. The failure of an inner sequence counts as completion; its error
  /// goes to `Hooks.defaultErrorHandler`.
  public func concatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) -> Source
  ) -> Infallible<Source.Element> {
    Infallible(asObservable().concatMap { selector($0).unfailing })
  }
}
