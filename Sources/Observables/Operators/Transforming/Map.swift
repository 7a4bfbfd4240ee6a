extension ObservableType {
  /// Transforms each element.
  ///
  ///     in   -1-2-3-|
  ///     out  -2-4-6-|        map { $0 * 2 }
  ///
  /// A thrown error ends the sequence and disposes the source.
  @inlinable
  public func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Observable<Result> {
    asObservable().mapped { element, sink in sink.next(try transform(element)) }
  }
}

extension Observable {
  /// Transforming and sending on are one step, made in the caller's module, where the types are known.
  @usableFromInline
  func mapped<Output>(_ step: @escaping (Element, Sink<Output>) throws -> Void) -> Observable<Output> {
    Map(self, step)
  }
}

private final class Map<Input, Output>: Producer<Output> {
  private let source: Observable<Input>
  private let step: (Input, Sink<Output>) throws -> Void

  init(_ source: Observable<Input>, _ step: @escaping (Input, Sink<Output>) throws -> Void) {
    self.source = source
    self.step = step
  }

  override func run(_ sink: Sink<Output>) -> any Attachment {
    let own = MapSink(sink, step)
    own.attach(source.attach(own))
    return own
  }
}

private final class MapSink<Input, Output>: OperatorSink<Input, Output> {
  private let step: (Input, Sink<Output>) throws -> Void

  init(_ downstream: Sink<Output>, _ step: @escaping (Input, Sink<Output>) throws -> Void) {
    self.step = step
    super.init(downstream)
  }

  override func next(_ element: Input) {
    if isStopped { return }
    do { try step(element, downstream) } catch { fail(error) }
  }
}
