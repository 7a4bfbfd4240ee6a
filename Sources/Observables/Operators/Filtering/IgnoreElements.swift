extension ObservableType {
  /// Sends only the end.
  ///
  ///     in   -a-b-c-|
  ///     out  -------|
  public func ignoreElements() -> Observable<Never> { asObservable().lift { IgnoreElementsSink($0) } }
}

private final class IgnoreElementsSink<Element>: OperatorSink<Element, Never> {
  override func next(_ element: Element) {}
}
