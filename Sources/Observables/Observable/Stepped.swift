extension Observable {
  /// An operator that takes a step for each element, which may send one on; a thrown error ends the sequence.
  ///
  /// The step is made in the caller's module, where the types are known: transforming and sending on are one piece of
  /// specialised code. So is the sink, whose class would have to be looked up otherwise.
  @inlinable
  package func stepping<Output>(_ step: @escaping (Element, Sink<Output>) throws -> Void) -> Observable<Output> {
    Stepped(self, step) { StepSink($0, $1) }
  }
}

@usableFromInline
package final class Stepped<Input, Output>: Producer<Output> {
  @usableFromInline
  package typealias Step = (Input, Sink<Output>) throws -> Void

  private let source: Observable<Input>
  private let step: Step
  private let makeSink: (Sink<Output>, @escaping Step) -> StepSink<Input, Output>

  @usableFromInline
  package init(
    _ source: Observable<Input>, _ step: @escaping Step,
    _ makeSink: @escaping (Sink<Output>, @escaping Step) -> StepSink<Input, Output>
  ) {
    self.source = source
    self.step = step
    self.makeSink = makeSink
  }

  package override func run(_ sink: Sink<Output>) -> any Attachment {
    let own = makeSink(sink, step)
    own.attach(source.attachInside(own))
    return own
  }

  // Outside of a trampoline a subscription would run one, and its end would come before what waits there.
  package override var readiness: Readiness {
    Trampoline.isRunning ? source.readiness.subtracting(.unfailing) : []
  }

  package override func deliverNow(_ body: (Output) -> Void) -> (any Error)? {
    withoutActuallyEscaping(body) { body in
      let receiver = Receiver(body)
      var failure: (any Error)?
      let end = source.deliverNow { element in
        if failure != nil { return }
        do { try step(element, receiver) } catch { failure = error }
      }
      return failure ?? end
    }
  }
}

/// Where a step sends to while it is delivered without a subscription.
private final class Receiver<Element>: Sink<Element> {
  private let body: (Element) -> Void

  init(_ body: @escaping (Element) -> Void) { self.body = body }

  override func next(_ element: Element) { body(element) }
}
