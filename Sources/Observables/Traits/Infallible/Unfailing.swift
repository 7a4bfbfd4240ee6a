extension ObservableConvertibleType {
  /// The sequence as a part of one that does not fail: nothing is to be done for those that cannot fail by their type.
  var unfailing: Observable<Element> {
    Self.self is any InfallibleType.Type ? asObservable() : asObservable().lift { UnfailingSink($0) }
  }
}

/// Completes where the source fails, and tells the hook of the error.
private final class UnfailingSink<Element>: OperatorSink<Element, Element> {
  override func next(_ element: Element) { forward(element) }

  override func error(_ error: any Error) {
    if isStopped { return }
    Hooks.defaultErrorHandler([], error)
    finish()
  }
}
