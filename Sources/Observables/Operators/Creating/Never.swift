extension ObservableType {
  /// Returns a sequence that never sends an event.
  ///
  ///     out  -------
  public static func never() -> Observable<Element> { NeverObservable() }
}

private final class NeverObservable<Element>: Observable<Element> {
  override init() { super.init() }

  override func attach(_ sink: Sink<Element>) -> any Attachment { NoAttachment.shared }
}
