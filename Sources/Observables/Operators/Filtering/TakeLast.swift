extension ObservableType {
  /// Sends the last `count` elements when the source completes; an error drops them.
  ///
  ///     in   -a-b-c-|
  ///     out  -------[bc|]    takeLast(2)
  ///
  /// The operator stores up to `count` elements. A negative count is a programming error and traps.
  public func takeLast(_ count: Int) -> Observable<Element> {
    if count < 0 { fatalError("count can't be negative") }
    return asObservable().lift { TakeLastSink($0, count) }
  }
}

private final class TakeLastSink<Element>: OperatorSink<Element, Element> {
  private let count: Int
  private let kept = Ring<Element>()

  init(_ downstream: Sink<Element>, _ count: Int) {
    self.count = count
    super.init(downstream)
  }

  override func next(_ element: Element) {
    kept.append(element)
    if kept.count > count { _ = kept.removeFirst() }
  }

  override func completed() {
    while !kept.isEmpty, !isStopped { downstream.next(kept.removeFirst()) }
    finish()
  }
}
