extension ObservableType {
  /// Sends the given elements at subscription, before the elements of the source.
  ///
  ///     in   ---b-c-|
  ///     out  a--b-c-|        startWith("a")
  ///
  /// The elements are sent synchronously before the subscription to the source. In a chain, the last `startWith` sends
  /// first.
  public func startWith(_ elements: Element...) -> Observable<Element> {
    StartWith(elements, asObservable())
  }
}

private final class StartWith<Element>: Producer<Element> {
  private let elements: [Element]
  private let source: Observable<Element>
  /// The source, if it is a `StartWith` too. A chain is processed in a loop, not in nested calls.
  private let inner: StartWith<Element>?
  private let depth: Int

  init(_ elements: [Element], _ source: Observable<Element>) {
    self.elements = elements
    self.source = source
    depth = source.nesting + 1
    inner = depth == 1 ? nil : source as? StartWith<Element>
  }

  override func run(_ sink: Sink<Element>) -> any Attachment {
    var link = self
    while true {
      for element in link.elements { sink.next(element) }
      guard let inner = link.inner else { return link.source.attach(sink) }
      link = inner
    }
  }

  override var nesting: Int { depth }

  // Without a running trampoline a subscription would start one, and the end of the sequence would come before the work
  // that waits on the trampoline.
  override var readiness: Readiness {
    depth <= 16 && Trampoline.isRunning ? source.readiness.intersection([.now, .unfailing]) : []
  }

  override func deliverNow(_ body: (Element) -> Void) -> (any Error)? {
    for element in elements { body(element) }
    return source.deliverNow(body)
  }
}
