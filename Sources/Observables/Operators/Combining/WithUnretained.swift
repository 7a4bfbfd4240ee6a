extension ObservableType {
  /// Combines each element with an object that is held weakly.
  ///
  ///     in   -a-b---c-|
  ///     out  -a-b---|        the object goes away after b
  ///
  /// The sequence completes at the first element after the object has gone.
  public func withUnretained<Object: AnyObject, Result>(
    _ object: Object, resultSelector: @escaping (Object, Element) -> Result
  ) -> Observable<Result> {
    asObservable().lift { [weak object] in WithUnretainedSink($0, object, resultSelector) }
  }

  /// Sends pairs of an object, which is held weakly, and each element. See the form with a selector.
  public func withUnretained<Object: AnyObject>(_ object: Object) -> Observable<(Object, Element)> {
    withUnretained(object) { ($0, $1) }
  }
}

private final class WithUnretainedSink<Element, Object: AnyObject, Output>: OperatorSink<Element, Output> {
  private weak var object: Object?
  private let selector: (Object, Element) -> Output

  init(_ downstream: Sink<Output>, _ object: Object?, _ selector: @escaping (Object, Element) -> Output) {
    self.object = object
    self.selector = selector
    super.init(downstream)
  }

  override func next(_ element: Element) {
    if let object { forward(selector(object, element)) } else { finish() }
  }
}
