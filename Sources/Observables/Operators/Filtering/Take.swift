extension ObservableType {
  /// Sends the first `count` elements, then completes together with the last of them.
  ///
  ///     in   -a-b-c-|
  ///     out  -a-[b|]         take(2)
  ///
  /// With a count of 0 the sequence completes without subscribing. A negative count is a programming error and traps.
  public func take(_ count: Int) -> Observable<Element> {
    if count < 0 { fatalError("count can't be negative") }
    return count == 0 ? .empty() : asObservable().lift { TakeSink($0, count) }
  }
}

private final class TakeSink<Element>: OperatorSink<Element, Element> {
  @exclusivity(unchecked) private var left: Int

  init(_ downstream: Sink<Element>, _ count: Int) {
    left = count
    super.init(downstream)
  }

  override func next(_ element: Element) {
    if isStopped || left == 0 { return }
    // Counted before the element is sent, so that an observer that re-enters receives no more than `count` elements.
    left -= 1
    let isLast = left == 0
    downstream.next(element)
    if isLast { finish() }
  }
}
