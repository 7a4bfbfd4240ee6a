extension ObservableType {
  /// Sends only the end.
  ///
  ///     in   -a-b-c-|
  ///     out  -------|
  public func ignoreElements() -> Observable<Never> { IgnoreElements(asObservable()) }
}

private final class IgnoreElements<Element>: Producer<Never> {
  private let source: Observable<Element>

  init(_ source: Observable<Element>) {
    self.source = source
  }

  override func run(_ sink: Sink<Never>) -> any Attachment {
    let own = IgnoreElementsSink<Element>(sink)
    own.attach(source.attach(own))
    return own
  }
}

private final class IgnoreElementsSink<Element>: OperatorSink<Element, Never> {
  override func next(_ element: Element) {}
}
