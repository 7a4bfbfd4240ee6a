extension ObservableType {
  /// Returns a sequence that calls a factory for each subscription and subscribes to the result.
  ///
  ///     out  -a-b-|
  ///
  /// A thrown error is sent to the subscriber.
  public static func deferred(_ observableFactory: @escaping () throws -> Observable<Element>) -> Observable<Element> {
    Deferred(observableFactory)
  }
}

private final class Deferred<Element>: Producer<Element> {
  private let factory: () throws -> Observable<Element>

  init(_ factory: @escaping () throws -> Observable<Element>) { self.factory = factory }

  override func run(_ sink: Sink<Element>) -> any Attachment {
    do {
      return try factory().attach(sink)
    } catch {
      sink.error(error)
      return NoAttachment.shared
    }
  }
}
