/// A receiver of an observable's events, with one virtual method for each kind of event.
///
/// Operators are chains of sinks. Separate methods keep `Event` off the hot path. Their bodies are unspecialised
/// generic code, so they use stored closures and plain branches rather than the generics of the standard library.
@usableFromInline
package class Sink<Element> {
  private let trace = ResourceTrace(.sink)

  package init() {}

  @usableFromInline
  package func next(_ element: Element) { preconditionFailure("a sink receives next") }
  package func error(_ error: any Error) { preconditionFailure("a sink receives error") }
  package func completed() { preconditionFailure("a sink receives completed") }

  package final func on(_ event: Event<Element>) {
    switch event {
    case .next(let element): next(element)
    case .error(let error): self.error(error)
    case .completed: completed()
    }
  }
}
