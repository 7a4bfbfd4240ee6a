/// Sends the only element when the source completes.
///
/// A second element is an error at once. A missing element is an error only if `isElementDue`.
package final class OnlyAtEnd<Element>: OperatorSink<Element, Element> {
  private let isElementDue: Bool
  private var only: Element?

  package init(_ downstream: Sink<Element>, isElementDue: Bool) {
    self.isElementDue = isElementDue
    super.init(downstream)
  }

  package override func next(_ element: Element) {
    if only == nil { only = element } else { fail(RxError.moreThanOneElement) }
  }

  package override func completed() {
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
