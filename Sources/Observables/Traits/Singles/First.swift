extension ObservableType {
  /// Sends the first element, or nil if there is none, and disposes the source at once.
  ///
  ///     in   -a-b-|
  ///     out  -[a|]
  public func first() -> Single<Element?> {
    Single(raw: asObservable().lift { FirstSink<Element>($0) })
  }
}

private final class FirstSink<Element>: OperatorSink<Element, Element?> {
  override func next(_ element: Element) { send(element) }

  override func completed() { send(nil) }

  /// Sends the element and the completion.
  ///
  /// Claims the end first, so that an observer that re-enters receives no further event.
  private func send(_ element: Element?) {
    if stop() {
      downstream.next(element)
      downstream.completed()
      dispose()
    }
  }
}
