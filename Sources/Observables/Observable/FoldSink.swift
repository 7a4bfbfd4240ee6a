extension Observable {
  /// An operator that takes steps as `stepping` does, and remembers a value for each subscription in its sink.
  ///
  /// A step may be re-entered when it sends. It therefore reads the value first, stores the new one, and sends last.
  @inlinable
  package func folding<Value, Output>(
    _ seed: Value, _ step: @escaping (FoldSink<Element, Value, Output>, Element, Sink<Output>) throws -> Void
  ) -> Observable<Output> {
    lift { FoldSink($0, seed, step) }
  }
}

/// A sink that remembers a value from one element to the next.
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
