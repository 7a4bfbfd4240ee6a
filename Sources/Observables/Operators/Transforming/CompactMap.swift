extension ObservableType {
  /// Transforms each element and drops results that are nil.
  ///
  ///     in   -1-x-3-|
  ///     out  -1---3-|        compactMap { Int($0) }
  ///
  /// A thrown error ends the sequence and disposes the source.
  @inlinable
  public func compactMap<Result>(_ transform: @escaping (Element) throws -> Result?) -> Observable<Result> {
    asObservable().stepping { element, sink in if let result = try transform(element) { sink.next(result) } }
  }
}
