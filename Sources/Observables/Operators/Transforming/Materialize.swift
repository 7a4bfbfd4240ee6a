extension ObservableType {
  /// Sends each event as an element, also the end, then completes.
  ///
  ///     in   -a-#
  ///     out  -n-[e|]        n: next(a), e: error(#)
  public func materialize() -> Observable<Event<Element>> {
    asObservable().lift { MaterializeSink<Element>($0) }
  }
}

extension ObservableType where Element: EventConvertible {
  /// Turns elements back into the events that they stand for; the first end event ends the sequence.
  ///
  ///     in   -n-c-n-|       n: next(a), c: completed
  ///     out  -a-|
  public func dematerialize() -> Observable<Element.Element> {
    asObservable().lift { DematerializeSink<Element>($0) }
  }
}

private final class MaterializeSink<Element>: OperatorSink<Element, Event<Element>> {
  override func next(_ element: Element) { forward(.next(element)) }

  override func error(_ error: any Error) {
    forward(.error(error))
    finish()
  }

  override func completed() {
    forward(.completed)
    finish()
  }
}

private final class DematerializeSink<Input: EventConvertible>: OperatorSink<Input, Input.Element> {
  override func next(_ element: Input) {
    switch element.event {
    case .next(let element): forward(element)
    case .error(let error): fail(error)
    case .completed: finish()
    }
  }
}
