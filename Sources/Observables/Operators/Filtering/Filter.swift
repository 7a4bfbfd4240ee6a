extension ObservableType {
  /// Sends only the elements that satisfy a predicate.
  ///
  ///     in   -1-2-3-4-|
  ///     out  ---2---4-|      filter { $0 % 2 == 0 }
  ///
  /// A thrown error ends the sequence and disposes the source.
  public func filter(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    Filter(asObservable(), predicate)
  }
}

private final class Filter<Element>: Producer<Element> {
  private let source: Observable<Element>
  private let predicate: (Element) throws -> Bool

  init(_ source: Observable<Element>, _ predicate: @escaping (Element) throws -> Bool) {
    self.source = source
    self.predicate = predicate
  }

  override func run(_ sink: Sink<Element>) -> any Attachment {
    let own = FilterSink(sink, predicate)
    own.attach(source.attach(own))
    return own
  }
}

private final class FilterSink<Element>: OperatorSink<Element, Element> {
  private let predicate: (Element) throws -> Bool

  init(_ downstream: Sink<Element>, _ predicate: @escaping (Element) throws -> Bool) {
    self.predicate = predicate
    super.init(downstream)
  }

  override func next(_ element: Element) {
    if isStopped { return }
    do {
      if try predicate(element) { downstream.next(element) }
    } catch {
      fail(error)
    }
  }
}
