/// The source of a trait that is made of a closure, called anew for each subscription.
///
/// The closure is given where to put the outcome; the first one counts, whichever thread it comes from.
package final class OutcomeSource<Element>: Producer<Element> {
  private let subscribe: (Outcome<Element>) -> any Disposable

  init(_ subscribe: @escaping (Outcome<Element>) -> any Disposable) { self.subscribe = subscribe }

  package override func run(_ sink: Sink<Element>) -> any Attachment {
    let outcome = Outcome<Element>(sink)
    outcome.attach(subscribe(outcome).attachment)
    return outcome
  }
}

/// Where the outcome of a trait is put; what comes after the first one is dropped.
final class Outcome<Element>: OperatorSink<Element, Element> {
  /// Claims the end before it sends: an observer that re-enters gets nothing more.
  func succeed(_ element: Element) {
    if stop() {
      downstream.next(element)
      downstream.completed()
      dispose()
    }
  }
}
