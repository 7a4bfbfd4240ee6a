extension ObservableType {
  /// Transforms each element.
  ///
  ///     in   -1-2-3-|
  ///     out  -2-4-6-|        map { $0 * 2 }
  ///
  /// A thrown error ends the sequence and disposes the source.
  public func map<Result>(_ transform: @escaping (Element) throws -> Result) -> Observable<Result> {
    Map(asObservable(), transform)
  }
}

private final class Map<Input, Output>: Producer<Output> {
  private let source: Observable<Input>
  private let transform: (Input) throws -> Output

  init(_ source: Observable<Input>, _ transform: @escaping (Input) throws -> Output) {
    self.source = source
    self.transform = transform
  }

  override func run(_ sink: Sink<Output>) -> any Disposable {
    let own = MapSink(sink, transform)
    own.attach(source.attach(own))
    return own
  }
}

private final class MapSink<Input, Output>: OperatorSink<Input, Output> {
  private let transform: (Input) throws -> Output

  init(_ downstream: Sink<Output>, _ transform: @escaping (Input) throws -> Output) {
    self.transform = transform
    super.init(downstream)
  }

  override func next(_ element: Input) {
    if isStopped { return }
    do { downstream.next(try transform(element)) } catch { fail(error) }
  }
}
