extension ObservableConvertibleType {
  /// The sequence as a part of one that does not fail: nothing is to be done for those that cannot fail by their type.
  var unfailing: Observable<Element> {
    Self.self is any InfallibleType.Type ? asObservable() : Unfailing(asObservable())
  }
}

/// Completes where the source fails, and tells the hook of the error.
private final class Unfailing<Element>: Producer<Element> {
  private let source: Observable<Element>

  fileprivate init(_ source: Observable<Element>) { self.source = source }

  override func run(_ sink: Sink<Element>) -> any Attachment {
    let own = UnfailingSink(sink)
    own.attach(source.attach(own))
    return own
  }
}

private final class UnfailingSink<Element>: OperatorSink<Element, Element> {
  override init(_ downstream: Sink<Element>) { super.init(downstream) }

  override func next(_ element: Element) { forward(element) }

  override func error(_ error: any Error) {
    if isStopped { return }
    Hooks.defaultErrorHandler([], error)
    finish()
  }
}
