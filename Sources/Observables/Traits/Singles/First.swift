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
  override func next(_ element: Element) { finish(with: element) }
  override func completed() { finish(with: nil) }
}
