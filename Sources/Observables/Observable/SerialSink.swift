/// The sink of an operator that receives events from several sides: it lets them through one at a time.
///
/// A subclass passes the turnstile wherever it receives something.
@usableFromInline
package class SerialSink<Input, Output>: OperatorSink<Input, Output> {
  package final let turnstile = Turnstile()

  package override func error(_ error: any Error) { turnstile.pass { self.fail(error) } }
  package override func completed() { turnstile.pass { self.finish() } }
}

/// A serial sink that sends on what it receives.
package class SerialPassingSink<Element>: SerialSink<Element, Element> {
  package override func next(_ element: Element) {
    if turnstile.enter() {
      forward(element)
      turnstile.leave()
    } else {
      turnstile.postpone { self.forward(element) }
    }
  }
}
