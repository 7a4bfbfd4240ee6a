extension ObservableType {
  /// Drops elements as long as they satisfy a predicate; sends all elements from the first one that does not.
  ///
  ///     in   -1-2-3-1-|
  ///     out  -----3-1-|      skip(while: { $0 < 3 })
  ///
  /// A thrown error ends the sequence.
  @inlinable
  public func skip(while predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    asObservable().folding(true) { isSkipping, element, sink in
      if isSkipping.value, try predicate(element) { return }
      isSkipping.value = false
      sink.next(element)
    }
  }
}
