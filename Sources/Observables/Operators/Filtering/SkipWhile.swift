extension ObservableType {
  /// Drops elements as long as they satisfy a predicate; from the first that does not, all are sent.
  ///
  ///     in   -1-2-3-1-|
  ///     out  -----3-1-|      skip(while: { $0 < 3 })
  ///
  /// A thrown error ends the sequence.
  public func skip(while predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    SkipWhile(asObservable(), predicate)
  }
}

private final class SkipWhile<Element>: Producer<Element> {
  private let source: Observable<Element>
  private let predicate: (Element) throws -> Bool

  init(_ source: Observable<Element>, _ predicate: @escaping (Element) throws -> Bool) {
    self.source = source
    self.predicate = predicate
  }

  override func run(_ sink: Sink<Element>) -> any Attachment {
    let own = SkipWhileSink(sink, predicate)
    own.attach(source.attach(own))
    return own
  }
}

private final class SkipWhileSink<Element>: OperatorSink<Element, Element> {
  private let predicate: (Element) throws -> Bool
  @exclusivity(unchecked) private var isOpen = false

  init(_ downstream: Sink<Element>, _ predicate: @escaping (Element) throws -> Bool) {
    self.predicate = predicate
    super.init(downstream)
  }

  override func next(_ element: Element) {
    if isStopped { return }
    if isOpen { return downstream.next(element) }
    do {
      if try predicate(element) { return }
      isOpen = true
      downstream.next(element)
    } catch {
      fail(error)
    }
  }
}
