extension ObservableType {
  /// Transforms each element and drops those that become nil.
  ///
  ///     in   -1-x-3-|
  ///     out  -1---3-|        compactMap { Int($0) }
  ///
  /// A thrown error ends the sequence and disposes the source.
  public func compactMap<Result>(_ transform: @escaping (Element) throws -> Result?) -> Observable<Result> {
    CompactMap(asObservable(), transform)
  }
}

private final class CompactMap<Input, Output>: Producer<Output> {
  private let source: Observable<Input>
  private let transform: (Input) throws -> Output?

  init(_ source: Observable<Input>, _ transform: @escaping (Input) throws -> Output?) {
    self.source = source
    self.transform = transform
  }

  override func run(_ sink: Sink<Output>) -> any Attachment {
    let own = CompactMapSink(sink, transform)
    own.attach(source.attach(own))
    return own
  }
}

private final class CompactMapSink<Input, Output>: OperatorSink<Input, Output> {
  private let transform: (Input) throws -> Output?

  init(_ downstream: Sink<Output>, _ transform: @escaping (Input) throws -> Output?) {
    self.transform = transform
    super.init(downstream)
  }

  override func next(_ element: Input) {
    if isStopped { return }
    do {
      if let result = try transform(element) { downstream.next(result) }
    } catch {
      fail(error)
    }
  }
}
