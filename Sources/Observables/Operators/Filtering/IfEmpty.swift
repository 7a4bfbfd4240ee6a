extension ObservableType {
  /// Sends a default if the source completes without an element.
  ///
  ///     in   -----|
  ///     out  -----[a|]       ifEmpty(default: "a")
  public func ifEmpty(default: Element) -> Observable<Element> {
    IfEmpty(asObservable(), .just(`default`))
  }

  /// Goes on with another sequence if the source completes without an element.
  public func ifEmpty(switchTo other: Observable<Element>) -> Observable<Element> {
    IfEmpty(asObservable(), other)
  }
}

private final class IfEmpty<Element>: Producer<Element> {
  private let source: Observable<Element>
  private let other: Observable<Element>

  init(_ source: Observable<Element>, _ other: Observable<Element>) {
    self.source = source
    self.other = other
  }

  override func run(_ sink: Sink<Element>) -> any Attachment {
    let own = IfEmptySink(sink, other)
    own.attach(source.attach(own))
    return own
  }
}

private final class IfEmptySink<Element>: OperatorSink<Element, Element> {
  private let other: Observable<Element>
  private let second = SingleAssignmentDisposable()
  private var isEmpty = true

  init(_ downstream: Sink<Element>, _ other: Observable<Element>) {
    self.other = other
    super.init(downstream)
  }

  override func next(_ element: Element) {
    isEmpty = false
    forward(element)
  }

  override func completed() {
    if !isEmpty { return finish() }
    isEmpty = false
    disposeSource()
    second.setDisposable(other.attach(self))
  }

  override func release() { second.dispose() }
}
