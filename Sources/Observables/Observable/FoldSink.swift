extension Observable {
  /// An operator that takes steps as `stepping` does, with a memory of its own for each subscription.
  ///
  /// A step may re-enter while it reads or writes the memory: it takes out what it needs, puts back what it found, and
  /// sends last.
  @inlinable
  package func folding<Memory, Output>(
    _ seed: Memory, _ step: @escaping (UnsafeMutablePointer<Memory>, Element, Sink<Output>) throws -> Void
  ) -> Observable<Output> {
    lift { FoldSink($0, seed, step) }
  }
}

@usableFromInline
package final class FoldSink<Input, Memory, Output>: OperatorSink<Input, Output> {
  private let memory = UnsafeMutablePointer<Memory>.allocate(capacity: 1)
  private let step: (UnsafeMutablePointer<Memory>, Input, Sink<Output>) throws -> Void

  @usableFromInline
  package init(
    _ downstream: Sink<Output>, _ seed: Memory,
    _ step: @escaping (UnsafeMutablePointer<Memory>, Input, Sink<Output>) throws -> Void
  ) {
    memory.initialize(to: seed)
    self.step = step
    super.init(downstream)
  }

  deinit {
    memory.deinitialize(count: 1)
    memory.deallocate()
  }

  package override func next(_ element: Input) {
    if isStopped { return }
    do { try step(memory, element, downstream) } catch { fail(error) }
  }
}
