extension ObservableType {
  /// Transforms each element.
  ///
  ///     in   -1-2-3-|
  ///     out  -2-4-6-|        map { $0 * 2 }
  ///
  /// A thrown error ends the sequence and disposes the source.
  @inlinable
  public func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Observable<Result> {
    asObservable().stepping { element, sink in sink.next(try transform(element)) }
  }
}
