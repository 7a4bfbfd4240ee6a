extension ObservableType {
  /// Drops the first `count` elements.
  ///
  ///     in   -a-b-c-|
  ///     out  -----c-|        skip(2)
  @inlinable
  public func skip(_ count: Int) -> Observable<Element> {
    asObservable().folding(count) { left, element, sink in
      if left.value > 0 { left.value -= 1 } else { sink.next(element) }
    }
  }
}
