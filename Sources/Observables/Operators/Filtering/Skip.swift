extension ObservableType {
  /// Drops the first `count` elements.
  ///
  ///     in   -a-b-c-|
  ///     out  -----c-|        skip(2)
  public func skip(_ count: Int) -> Observable<Element> { Skip(asObservable(), count) }
}

private final class Skip<Element>: Producer<Element> {
  private let source: Observable<Element>
  private let count: Int

  init(_ source: Observable<Element>, _ count: Int) {
    self.source = source
    self.count = count
  }

  override func run(_ sink: Sink<Element>) -> any Attachment {
    let own = SkipSink(sink, count)
    own.attach(source.attach(own))
    return own
  }
}

private final class SkipSink<Element>: OperatorSink<Element, Element> {
  @exclusivity(unchecked) private var left: Int

  init(_ downstream: Sink<Element>, _ count: Int) {
    left = count
    super.init(downstream)
  }

  override func next(_ element: Element) {
    if left <= 0 { forward(element) } else { left -= 1 }
  }
}
