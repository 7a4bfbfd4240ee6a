extension ObservableType {
  /// Returns a sequence that completes at subscription, without an element.
  ///
  ///     out  |
  public static func empty() -> Observable<Element> { Empty() }
}

private final class Empty<Element>: Observable<Element> {
  override init() { super.init() }

  override func attach(_ sink: Sink<Element>) -> any Attachment {
    sink.completed()
    return NoAttachment.shared
  }

  override var readiness: Readiness { [.now, .unfailing, .single] }

  override func deliverNow(_ body: (Element) -> Void) -> (any Error)? { nil }
}
