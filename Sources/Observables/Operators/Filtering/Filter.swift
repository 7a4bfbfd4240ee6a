extension ObservableType {
  /// Sends only the elements that satisfy a predicate.
  ///
  ///     in   -1-2-3-4-|
  ///     out  ---2---4-|      filter { $0 % 2 == 0 }
  ///
  /// A thrown error ends the sequence and disposes the source.
  @inlinable
  public func filter(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    asObservable().stepping { element, sink in if try predicate(element) { sink.next(element) } }
  }
}
