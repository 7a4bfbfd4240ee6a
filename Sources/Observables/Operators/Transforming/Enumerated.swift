extension ObservableType {
  /// Pairs each element with its position, counted from 0.
  ///
  ///     in   -a-b-|
  ///     out  -x-y-|        x: (index: 0, element: a), y: (index: 1, element: b)
  public func enumerated() -> Observable<(index: Int, element: Element)> { Enumerated(asObservable()) }
}

private final class Enumerated<Element>: Producer<(index: Int, element: Element)> {
  private let source: Observable<Element>

  init(_ source: Observable<Element>) { self.source = source }

  override func run(_ sink: Sink<(index: Int, element: Element)>) -> any Attachment {
    let own = EnumeratedSink<Element>(sink)
    own.attach(source.attach(own))
    return own
  }
}

private final class EnumeratedSink<Element>: OperatorSink<Element, (index: Int, element: Element)> {
  private var index = 0

  override func next(_ element: Element) {
    index += 1
    forward((index: index - 1, element: element))
  }
}
