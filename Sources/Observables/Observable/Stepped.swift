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
    own.attach(source.attach(own))
    return own
  }

  // Outside of a trampoline a subscription would run one, and its end would come before what waits there.
  package override var readiness: Readiness {
    Trampoline.isRunning ? source.readiness.subtracting(.unfailing) : []
  }

  package override func deliverNow(_ body: (Output) -> Bool) -> Delivery {
    withoutActuallyEscaping(body) { body in
      let receiver = Receiver(body)
      var failure: (any Error)?
      let delivery = source.deliverNow { element in
        do { try step(element, receiver) } catch {
          if receiver.wantsMore { failure = error }
          return false
        }
        return receiver.wantsMore
      }
      return failure.map { .failed($0) } ?? delivery
    }
  }
}

/// Where a step sends to while it is delivered without a subscription.
private final class Receiver<Element>: Sink<Element> {
  private let body: (Element) -> Bool
  private(set) var wantsMore = true

  init(_ body: @escaping (Element) -> Bool) { self.body = body }

  override func next(_ element: Element) {
    if wantsMore { wantsMore = body(element) }
  }
}
