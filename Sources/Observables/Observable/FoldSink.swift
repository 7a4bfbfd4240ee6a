extension Observable {
  /// An operator that takes steps as `stepping` does, with a memory of its own for each subscription: its sink.
  ///
  /// A step may re-enter while it reads or writes the memory: it takes out what it needs, puts back what it found, and
  /// sends last.
  @inlinable
  package func folding<Value, Output>(
    _ seed: Value, _ step: @escaping (FoldSink<Element, Value, Output>, Element, Sink<Output>) throws -> Void
  ) -> Observable<Output> {
    lift { FoldSink($0, seed, step) }
  }
}

/// Remembers a value from one element to the next.
@usableFromInline
package final class FoldSink<Input, Value, Output>: OperatorSink<Input, Output> {
  @usableFromInline
  package typealias Step = (FoldSink<Input, Value, Output>, Input, Sink<Output>) throws -> Void

  @exclusivity(unchecked) @usableFromInline package var value: Value
  private let step: Step

  @usableFromInline
  package init(_ downstream: Sink<Output>, _ seed: Value, _ step: @escaping Step) {
    value = seed
    self.step = step
    super.init(downstream)
  }

  package override func next(_ element: Input) {
    if isStopped { return }
    do { try step(self, element, downstream) } catch { fail(error) }
  }
}
