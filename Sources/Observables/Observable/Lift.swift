extension Observable {
  /// An operator of one source. `makeSink` makes, for each subscription, the sink between the source and the
  /// subscriber.
  @usableFromInline
  package func lift<Output>(
    _ makeSink: @escaping (Sink<Output>) -> OperatorSink<Element, Output>
  ) -> Observable<Output> {
    Lifted(self, makeSink)
  }
}

private final class Lifted<Input, Output>: Producer<Output> {
  private let source: Observable<Input>
  private let makeSink: (Sink<Output>) -> OperatorSink<Input, Output>

  init(_ source: Observable<Input>, _ makeSink: @escaping (Sink<Output>) -> OperatorSink<Input, Output>) {
    self.source = source
    self.makeSink = makeSink
  }

  override func run(_ sink: Sink<Output>) -> any Attachment {
    let own = makeSink(sink)
    own.attach(source.attachInside(own))
    return own
  }
}
