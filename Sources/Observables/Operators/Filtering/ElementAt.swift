extension ObservableType {
  /// Sends the element at a position, counted from 0, then completes.
  ///
  ///     in   -a-b-c-|
  ///     out  ---[b|]         element(at: 1)
  ///
  /// If the source is too short, the sequence fails with `RxError.argumentOutOfRange`. A negative index is a
  /// programming error and traps.
  public func element(at index: Int) -> Observable<Element> {
    if index < 0 { fatalError("index can't be negative") }
    return asObservable().lift { ElementAtSink($0, index) }
  }
}

private final class ElementAtSink<Element>: OperatorSink<Element, Element> {
  private var left: Int

  init(_ downstream: Sink<Element>, _ index: Int) {
    left = index
    super.init(downstream)
  }

  override func next(_ element: Element) {
    // Counted before the element is sent, so that an observer that re-enters receives no further element.
    left -= 1
    if left == -1 {
      forward(element)
      finish()
    }
  }

  override func completed() {
    // The observer may complete the source while it receives the element.
    if left < 0 { finish() } else { fail(RxError.argumentOutOfRange) }
  }
}
