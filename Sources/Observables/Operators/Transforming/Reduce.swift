extension ObservableType {
  /// Folds the elements and sends the result when the source completes.
  ///
  ///     in   -1-2-3-|
  ///     out  -------[6|]     reduce(0, accumulator: +)
  ///
  /// An error of the source is sent instead of the result. A thrown error ends the sequence at once.
  public func reduce<A>(_ seed: A, accumulator: @escaping (A, Element) throws -> A) -> Observable<A> {
    reduce(seed, accumulator: accumulator) { $0 }
  }

  /// Folds the elements and sends the result, transformed, when the source completes.
  public func reduce<A, Result>(
    _ seed: A, accumulator: @escaping (A, Element) throws -> A, mapResult: @escaping (A) throws -> Result
  ) -> Observable<Result> {
    asObservable().lift { ReduceSink($0, seed, accumulator, mapResult) }
  }
}

private final class ReduceSink<Input, Partial, Output>: OperatorSink<Input, Output> {
  private var result: Partial
  private let accumulate: (Partial, Input) throws -> Partial
  private let mapResult: (Partial) throws -> Output

  init(
    _ downstream: Sink<Output>,
    _ seed: Partial,
    _ accumulate: @escaping (Partial, Input) throws -> Partial,
    _ mapResult: @escaping (Partial) throws -> Output
  ) {
    result = seed
    self.accumulate = accumulate
    self.mapResult = mapResult
    super.init(downstream)
  }

  override func next(_ element: Input) {
    if isStopped { return }
    do { result = try accumulate(result, element) } catch { fail(error) }
  }

  override func completed() {
    if isStopped { return }
    do {
      downstream.next(try mapResult(result))
      finish()
    } catch {
      fail(error)
    }
  }
}
