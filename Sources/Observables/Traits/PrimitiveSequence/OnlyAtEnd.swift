/// Sends the only element when the source completes; a second one is an error at once, none an error only if one is due.
package final class OnlyAtEnd<Element>: Producer<Element> {
  private let source: Observable<Element>
  private let isElementDue: Bool

  init(_ source: Observable<Element>, isElementDue: Bool) {
    self.source = source
    self.isElementDue = isElementDue
  }

  package override func run(_ sink: Sink<Element>) -> any Attachment {
    let own = OnlyAtEndSink(sink, isElementDue)
    own.attach(source.attach(own))
    return own
  }
}

private final class OnlyAtEndSink<Element>: OperatorSink<Element, Element> {
  private let isElementDue: Bool
  private var only: Element?

  init(_ downstream: Sink<Element>, _ isElementDue: Bool) {
    self.isElementDue = isElementDue
    super.init(downstream)
  }

  override func next(_ element: Element) {
    if only == nil { only = element } else { fail(RxError.moreThanOneElement) }
  }

  override func completed() {
    if let only {
      forward(only)
      finish()
    } else if isElementDue {
      fail(RxError.noElements)
    } else {
      finish()
    }
  }
}
