/// The source of a trait whose outcome a closure reports; the closure is called for each subscription.
///
/// The first outcome counts, from whichever thread. Later ones are ignored.
package final class OutcomeSource<Element>: Producer<Element> {
  private let subscribe: (Outcome<Element>) -> any Disposable

  init(_ subscribe: @escaping (Outcome<Element>) -> any Disposable) { self.subscribe = subscribe }

  package override func run(_ sink: Sink<Element>) -> any Attachment {
    let outcome = Outcome<Element>(sink)
    outcome.attach(subscribe(outcome).attachment)
    return outcome
  }
}

/// Receives the outcome of a trait; drops outcomes after the first one.
///
/// `@unchecked Sendable`: the end is claimed atomically, and only the thread that has claimed it sends an event.
final class Outcome<Element>: OperatorSink<Element, Element>, @unchecked Sendable {}
