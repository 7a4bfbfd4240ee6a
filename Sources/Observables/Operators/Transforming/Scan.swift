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
  ///
  /// An accumulator that sends an element to its own source is a programming error and traps.
  @inlinable
  public func scan<A>(into seed: A, accumulator: @escaping (inout A, Element) throws -> Void) -> Observable<A> {
    asObservable().folding(A?.some(seed)) { memory, element, sink in
      // Taken out of the memory, so that an array is not copied.
      guard var result = memory.value.take() else { fatalError("the accumulator of scan(into:) runs already") }
      try accumulator(&result, element)
      memory.value = result
      sink.next(result)
    }
  }
}
