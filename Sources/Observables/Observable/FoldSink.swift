extension Observable {
  /// An operator that takes steps as `stepping` does, with a memory of its own for each subscription.
  ///
  /// A step may re-enter while it reads or writes the memory: it takes out what it needs, puts back what it found, and
  /// sends last.
  @inlinable
  package func folding<Value, Output>(
    _ seed: Value, _ step: @escaping (Memory<Value>, Element, Sink<Output>) throws -> Void
  ) -> Observable<Output> {
    lift { FoldSink($0, Memory(seed), step) }
  }
}

/// What an operator remembers from one element to the next.
@usableFromInline
package final class Memory<Value> {
  @exclusivity(unchecked) @usableFromInline package var value: Value

  @inlinable
  package init(_ value: Value) { self.value = value }
}

@usableFromInline
package final class FoldSink<Input, Value, Output>: OperatorSink<Input, Output> {
  private let memory: Memory<Value>
  private let step: (Memory<Value>, Input, Sink<Output>) throws -> Void

  @usableFromInline
  package init(
    _ downstream: Sink<Output>, _ memory: Memory<Value>,
    _ step: @escaping (Memory<Value>, Input, Sink<Output>) throws -> Void
  ) {
    self.memory = memory
    self.step = step
    super.init(downstream)
  }

  package override func next(_ element: Input) {
    if isStopped { return }
    do { try step(memory, element, downstream) } catch { fail(error) }
  }
}
