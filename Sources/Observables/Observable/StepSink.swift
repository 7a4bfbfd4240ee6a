extension Observable {
  /// An operator that takes a step for each element, which may send something on; a thrown error ends the sequence.
  ///
  /// The step is made in the caller's module, where the types are known: transforming and sending on are one piece of
  /// specialised code.
  @inlinable
  package func stepping<Output>(_ step: @escaping (Element, Sink<Output>) throws -> Void) -> Observable<Output> {
    lift { StepSink($0, step) }
  }
}

@usableFromInline
package final class StepSink<Input, Output>: OperatorSink<Input, Output> {
  private let step: (Input, Sink<Output>) throws -> Void

  @usableFromInline
  package init(_ downstream: Sink<Output>, _ step: @escaping (Input, Sink<Output>) throws -> Void) {
    self.step = step
    super.init(downstream)
  }

  package override func next(_ element: Input) {
    if isStopped { return }
    do { try step(element, downstream) } catch { fail(error) }
  }
}
