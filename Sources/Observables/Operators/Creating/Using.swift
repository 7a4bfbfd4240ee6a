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
    Using(resourceFactory, observableFactory)
  }
}

private final class Using<Resource: Disposable, Element>: Producer<Element> {
  private let makeResource: () throws -> Resource
  private let makeSource: (Resource) throws -> Observable<Element>

  init(
    _ makeResource: @escaping () throws -> Resource,
    _ makeSource: @escaping (Resource) throws -> Observable<Element>
  ) {
    self.makeResource = makeResource
    self.makeSource = makeSource
  }

  override func run(_ sink: Sink<Element>) -> any Attachment {
    let own = UsingSink(sink)
    do {
      let resource = try makeResource()
      own.resource = resource
      own.attach(try makeSource(resource).attach(own))
    } catch {
      own.attach(Observable.error(error).attach(own))
    }
    return own
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
