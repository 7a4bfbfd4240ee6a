extension ObservableType {
  /// Returns a sequence whose events a closure sends; the closure is called for each subscription.
  ///
  ///     out  -a--b-|
  ///
  /// Events after the end or after disposal are dropped. The closure's disposable is disposed after the end or on
  /// disposal.
  public static func create(
    _ subscribe: @escaping (AnyObserver<Element>) -> any Disposable
  ) -> Observable<Element> {
    Create(subscribe)
  }
}

private final class Create<Element>: Producer<Element> {
  private let subscribe: (AnyObserver<Element>) -> any Disposable

  init(_ subscribe: @escaping (AnyObserver<Element>) -> any Disposable) { self.subscribe = subscribe }

  override func run(_ sink: Sink<Element>) -> any Attachment {
    let guarded = CreatedSink(sink)
    guarded.attach(subscribe(AnyObserver(sink: guarded)).attachment)
    return guarded
  }
}

/// A sink that enforces the grammar of events for a source of foreign code or a timer.
final class CreatedSink<Element>: OperatorSink<Element, Element> {
  override func next(_ element: Element) { forward(element) }
}
