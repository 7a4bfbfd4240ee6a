extension Observable {
  /// An operator that runs `step` for each element, which may send an element downstream; a thrown error ends the
  /// sequence.
  ///
  /// The step and the sink are made in the caller's module, where the types are known. Transforming and sending are
  /// then one piece of specialised code, and the sink's class need not be looked up at run time.
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

  // Without a running trampoline a subscription would start one, and the end of the sequence would come before the work
  // that waits on the trampoline.
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

/// Receives the elements of a step that is delivered without a subscription.
private final class Receiver<Element>: Sink<Element> {
  private let body: (Element) -> Void

  init(_ body: @escaping (Element) -> Void) { self.body = body }

  override func next(_ element: Element) { body(element) }
}
