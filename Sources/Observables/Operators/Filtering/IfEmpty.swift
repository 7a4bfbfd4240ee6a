extension ObservableType {
  /// Sends a default element if the source completes without an element.
  ///
  ///     in   -----|
  ///     out  -----[a|]       ifEmpty(default: "a")
  public func ifEmpty(default: Element) -> Observable<Element> {
    asObservable().lift { IfEmptySink($0, .just(`default`)) }
  }

  /// Goes on with another sequence if the source completes without an element.
  public func ifEmpty(switchTo other: Observable<Element>) -> Observable<Element> {
    asObservable().lift { IfEmptySink($0, other) }
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
    second.setDisposable(other.attach(self))
    disposeSource()
  }

  override func release() { second.dispose() }
}
