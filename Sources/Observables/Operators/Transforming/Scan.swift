extension ObservableType {
  /// Folds the elements and sends each intermediate result; the seed itself is not sent.
  ///
  ///     in   -1-2-3-|
  ///     out  -1-3-6-|        scan(0, accumulator: +)
  ///
  /// A thrown error ends the sequence and disposes the source.
  @inlinable
  public func scan<A>(_ seed: A, accumulator: @escaping (A, Element) throws -> A) -> Observable<A> {
    asObservable().folding(seed) { memory, element, sink in
      let result = try accumulator(memory.value, element)
      memory.value = result
      sink.next(result)
    }
  }

  /// Folds the elements in place and sends each intermediate result; the seed itself is not sent.
  @inlinable
  public func scan<A>(into seed: A, accumulator: @escaping (inout A, Element) throws -> Void) -> Observable<A> {
    asObservable().folding(seed) { memory, element, sink in
      // Folds a copy, so that an accumulator that re-enters finds the result of the step before.
      var result = memory.value
      try accumulator(&result, element)
      memory.value = result
      sink.next(result)
    }
  }
}
