extension ObservableType {
  /// Sends the elements as long as they satisfy a predicate, then completes.
  ///
  ///     in   -1-2-3-1-|
  ///     out  -1-2-|          take(while: { $0 < 3 })
  ///
  /// A thrown error ends the sequence.
  /// - Parameter behavior: Whether the first element that does not satisfy the predicate is sent.
  public func take(
    while predicate: @escaping (Element) throws -> Bool, behavior: TakeBehavior = .exclusive
  ) -> Observable<Element> {
    asObservable().lift { TakeWhileSink($0, predicate, behavior) }
  }
}

private final class TakeWhileSink<Element>: OperatorSink<Element, Element> {
  private let predicate: (Element) throws -> Bool
  private let behavior: TakeBehavior
  @exclusivity(unchecked) private var isOpen = true

  init(_ downstream: Sink<Element>, _ predicate: @escaping (Element) throws -> Bool, _ behavior: TakeBehavior) {
    self.predicate = predicate
    self.behavior = behavior
    super.init(downstream)
  }

  override func next(_ element: Element) {
    if isStopped || !isOpen { return }
    do {
      let passes = try predicate(element)
      isOpen = passes
      if passes || behavior == .inclusive { downstream.next(element) }
      if !passes { finish() }
    } catch {
      fail(error)
    }
  }
}
