extension ObservableType {
  /// Sends the only element of the source.
  ///
  ///     in   -a---|
  ///     out  -a---|
  ///
  /// The first element is sent at once. If a second one comes, the sequence fails with `RxError.moreThanOneElement`; if
  /// the source completes without an element, with `RxError.noElements`.
  public func single() -> Observable<Element> { single { _ in true } }

  /// Sends the only element that satisfies a predicate; see `single()`.
  ///
  /// A thrown error ends the sequence.
  public func single(_ predicate: @escaping (Element) throws -> Bool) -> Observable<Element> {
    asObservable().lift { OnlyElementSink($0, predicate) }
  }
}

private final class OnlyElementSink<Element>: OperatorSink<Element, Element> {
  private let predicate: (Element) throws -> Bool
  private var hasElement = false

  init(_ downstream: Sink<Element>, _ predicate: @escaping (Element) throws -> Bool) {
    self.predicate = predicate
    super.init(downstream)
  }

  override func next(_ element: Element) {
    if isStopped { return }
    do {
      if try !predicate(element) { return }
      if hasElement { return fail(RxError.moreThanOneElement) }
      hasElement = true
      downstream.next(element)
    } catch {
      fail(error)
    }
  }

  override func completed() {
    if hasElement { finish() } else { fail(RxError.noElements) }
  }
}
