/// A subject whose observers keep the subscription to its source alive.
package final class HeldSubject<Element>: Observable<Element> {
  private let subject: PublishSubject<Element>
  private let holders: RefCountDisposable

  package init(_ subject: PublishSubject<Element>, _ holders: RefCountDisposable) {
    self.subject = subject
    self.holders = holders
  }

  package override func attach(_ sink: Sink<Element>) -> any Attachment {
    let own = HeldSubjectSink(sink, holders.retain())
    own.attach(subject.attach(own))
    return own
  }
}

private final class HeldSubjectSink<Element>: OperatorSink<Element, Element> {
  private let hold: any Disposable

  init(_ downstream: Sink<Element>, _ hold: any Disposable) {
    self.hold = hold
    super.init(downstream)
  }

  override func next(_ element: Element) { forward(element) }
  override func release() { hold.dispose() }
}
