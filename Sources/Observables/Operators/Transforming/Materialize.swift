extension ObservableType {
  /// Sends each event as an element, the end too, then completes.
  ///
  ///     in   -a-#
  ///     out  -n-[e|]        n: next(a), e: error(#)
  public func materialize() -> Observable<Event<Element>> { Materialize(asObservable()) }
}

extension ObservableType where Element: EventConvertible {
  /// Turns elements back into the events that they stand for; the first end among them ends the sequence.
  ///
  ///     in   -n-c-n-|       n: next(a), c: completed
  ///     out  -a-|
  public func dematerialize() -> Observable<Element.Element> { Dematerialize(asObservable()) }
}

private final class Materialize<Element>: Producer<Event<Element>> {
  private let source: Observable<Element>

  init(_ source: Observable<Element>) { self.source = source }

  override func run(_ sink: Sink<Event<Element>>) -> any Attachment {
    let own = MaterializeSink<Element>(sink)
    own.attach(source.attach(own))
    return own
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

private final class Dematerialize<Input: EventConvertible>: Producer<Input.Element> {
  private let source: Observable<Input>

  init(_ source: Observable<Input>) { self.source = source }

  override func run(_ sink: Sink<Input.Element>) -> any Attachment {
    let own = DematerializeSink<Input>(sink)
    own.attach(source.attach(own))
    return own
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
