extension ObservableType {
  /// Folds the elements and sends each intermediate result; the seed itself is not sent.
  ///
  ///     in   -1-2-3-|
  ///     out  -1-3-6-|        scan(0, accumulator: +)
  ///
  /// A thrown error ends the sequence and disposes the source.
  @inlinable
  public func scan<A>(_ seed: A, accumulator: @escaping (A, Element) throws -> A) -> Observable<A> {
    asObservable().scanned(seed) { result, element in result = try accumulator(result, element) }
  }

  /// Folds the elements in place and sends each intermediate result; the seed itself is not sent.
  public func scan<A>(into seed: A, accumulator: @escaping (inout A, Element) throws -> Void) -> Observable<A> {
    Scan(asObservable(), seed, accumulator)
  }
}

extension Observable {
  /// The accumulator is made in the caller's module, where the types are known.
  @usableFromInline
  func scanned<A>(_ seed: A, _ accumulate: @escaping (inout A, Element) throws -> Void) -> Observable<A> {
    Scan(self, seed, accumulate)
  }
}

private final class Scan<Input, Output>: Producer<Output> {
  private let source: Observable<Input>
  private let seed: Output
  private let accumulate: (inout Output, Input) throws -> Void

  init(_ source: Observable<Input>, _ seed: Output, _ accumulate: @escaping (inout Output, Input) throws -> Void) {
    self.source = source
    self.seed = seed
    self.accumulate = accumulate
  }

  override func run(_ sink: Sink<Output>) -> any Disposable {
    let own = ScanSink(sink, seed, accumulate)
    own.attach(source.attach(own))
    return own
  }
}

private final class ScanSink<Input, Output>: OperatorSink<Input, Output> {
  @exclusivity(unchecked) private var result: Output
  private let accumulate: (inout Output, Input) throws -> Void

  init(
    _ downstream: Sink<Output>, _ seed: Output, _ accumulate: @escaping (inout Output, Input) throws -> Void
  ) {
    result = seed
    self.accumulate = accumulate
    super.init(downstream)
  }

  override func next(_ element: Input) {
    if isStopped { return }
    do {
      // A copy is folded, so that an accumulator that re-enters finds the result of the step before.
      var result = self.result
      try accumulate(&result, element)
      self.result = result
      downstream.next(result)
    } catch {
      fail(error)
    }
  }
}
