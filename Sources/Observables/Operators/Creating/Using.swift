extension ObservableType {
  /// Returns a sequence that owns a resource, made at subscription and disposed after the end or on disposal.
  ///
  ///     out  -a-b-|
  ///
  /// A thrown error is sent to the subscriber. If `observableFactory` throws, the resource is disposed.
  public static func using<Resource: Disposable>(
    _ resourceFactory: @escaping () throws -> Resource,
    observableFactory: @escaping (Resource) throws -> Observable<Element>
  ) -> Observable<Element> {
    ClosureProducer { sink in
      let own = UsingSink(sink)
      do {
        let resource = try resourceFactory()
        own.resource = resource
        own.attach(try observableFactory(resource).attach(own))
      } catch {
        own.attach(Observable.error(error).attach(own))
      }
      return own
    }
  }
}

private final class UsingSink<Element>: OperatorSink<Element, Element> {
  var resource: (any Disposable)?

  override func next(_ element: Element) { forward(element) }

  override func release() {
    resource?.dispose()
    resource = nil
  }
}
