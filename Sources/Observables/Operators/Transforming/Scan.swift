extension ObservableType {
  /// Folds the elements and sends each intermediate result; the seed itself is not sent.
  ///
  ///     in   -1-2-3-|
  ///     out  -1-3-6-|        scan(0, accumulator: +)
  ///
  /// A thrown error ends the sequence and disposes the source.
  @inlinable
  public func scan<A>(_ seed: A, accumulator: @escaping (A, Element) throws -> A) -> Observable<A> {
    asObservable().scanned(seed) { place, element, sink in
      let result = try accumulator(place.pointee, element)
      place.pointee = result
      sink.next(result)
    }
  }

  /// Folds the elements in place and sends each intermediate result; the seed itself is not sent.
  @inlinable
  public func scan<A>(into seed: A, accumulator: @escaping (inout A, Element) throws -> Void) -> Observable<A> {
    asObservable().scanned(seed) { place, element, sink in
      // A copy is folded, so that an accumulator that re-enters finds the result of the step before.
      var result = place.pointee
      try accumulator(&result, element)
      place.pointee = result
      sink.next(result)
    }
  }
}

extension Observable {
  /// Folding and sending on are one step, made in the caller's module, where the types are known.
  @usableFromInline
  func scanned<A>(
    _ seed: A, _ step: @escaping (UnsafeMutablePointer<A>, Element, Sink<A>) throws -> Void
  ) -> Observable<A> {
    Scan(self, seed, step)
  }
}

private final class Scan<Input, Output>: Producer<Output> {
  private let source: Observable<Input>
  private let seed: Output
  private let step: (UnsafeMutablePointer<Output>, Input, Sink<Output>) throws -> Void

  init(
    _ source: Observable<Input>,
    _ seed: Output,
    _ step: @escaping (UnsafeMutablePointer<Output>, Input, Sink<Output>) throws -> Void
  ) {
    self.source = source
    self.seed = seed
    self.step = step
  }

  override func run(_ sink: Sink<Output>) -> any Attachment {
    let own = ScanSink(sink, seed, step)
    own.attach(source.attach(own))
    return own
  }
}

private final class ScanSink<Input, Output>: OperatorSink<Input, Output> {
  /// The result so far, in memory of its own: a step may re-enter while it reads or writes it.
  private let result = UnsafeMutablePointer<Output>.allocate(capacity: 1)
  private let step: (UnsafeMutablePointer<Output>, Input, Sink<Output>) throws -> Void

  init(
    _ downstream: Sink<Output>,
    _ seed: Output,
    _ step: @escaping (UnsafeMutablePointer<Output>, Input, Sink<Output>) throws -> Void
  ) {
    result.initialize(to: seed)
    self.step = step
    super.init(downstream)
  }

  deinit {
    result.deinitialize(count: 1)
    result.deallocate()
  }

  override func next(_ element: Input) {
    if isStopped { return }
    do { try step(result, element, downstream) } catch { fail(error) }
  }
}
