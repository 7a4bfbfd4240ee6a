extension ObservableConvertibleType {
  /// The sequence with completion in place of an error; the sequence itself if its type cannot fail.
  var unfailing: Observable<Element> {
    Self.self is any InfallibleType.Type ? asObservable() : asObservable().lift { UnfailingSink($0) }
  }
}

/// Completes when the source fails, and reports the error to the hook.
private final class UnfailingSink<Element>: OperatorSink<Element, Element> {
  override func next(_ element: Element) { forward(element) }

  override func error(_ error: any Error) {
    if isStopped { return }
    Hooks.defaultErrorHandler([], error)
    finish()
  }
}
