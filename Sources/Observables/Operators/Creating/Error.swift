extension ObservableType {
  /// Returns a sequence that fails at subscription.
  ///
  ///     out  #
  public static func error(_ error: any Error) -> Observable<Element> { Failure(error) }
}

private final class Failure<Element>: Observable<Element> {
  private let failure: any Error

  init(_ failure: any Error) { self.failure = failure }

  override func attach(_ sink: Sink<Element>) -> any Attachment {
    sink.error(failure)
    return NoAttachment.shared
  }
}
