extension ObservableType {
  /// Pairs each element with its position, counted from 0.
  ///
  ///     in   -a-b-|
  ///     out  -x-y-|        x: (index: 0, element: a), y: (index: 1, element: b)
  @inlinable
  public func enumerated() -> Observable<(index: Int, element: Element)> {
    asObservable().folding(0) { index, element, sink in
      index.value += 1
      sink.next((index: index.value - 1, element: element))
    }
  }
}
