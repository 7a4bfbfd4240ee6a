extension ObservableType {
  /// Collects all elements and sends them when the source completes.
  ///
  ///     in   -a-b-c-|
  ///     out  -------[x|]     x = [a, b, c]
  ///
  /// The elements are kept without limit; an error of the source drops them.
  public func toArray() -> Single<[Element]> {
    Single(raw: ToArray(asObservable()))
  }
}

private final class ToArray<Element>: Producer<[Element]> {
  private let source: Observable<Element>

  init(_ source: Observable<Element>) { self.source = source }

  override func run(_ sink: Sink<[Element]>) -> any Attachment {
    let own = ToArraySink<Element>(sink)
    own.attach(source.attach(own))
    return own
  }
}

private final class ToArraySink<Element>: OperatorSink<Element, [Element]> {
  @exclusivity(unchecked) private var elements: [Element] = []

  override func next(_ element: Element) { elements.append(element) }

  override func completed() {
    forward(elements)
    finish()
  }
}
