extension ObservableType {
  /// Subscribes and disposes the source on a scheduler.
  ///
  /// Events are not moved: they come from wherever the source sends them. See `observe(on:)`.
  /// - Parameter scheduler: Where the source is subscribed, and disposed, also after its end.
  public func subscribe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    SubscribeOn(self, scheduler)
  }
}

/// The source keeps its type: one that is no `Observable` is subscribed as it is, so that nothing in between disposes it
/// elsewhere.
private final class SubscribeOn<Source: ObservableType>: Producer<Source.Element> {
  private let source: Source
  private let scheduler: any ImmediateSchedulerType

  init(_ source: Source, _ scheduler: any ImmediateSchedulerType) {
    self.source = source
    self.scheduler = scheduler
  }

  override func run(_ sink: Sink<Source.Element>) -> any Attachment {
    let own = SubscribeOnSink(sink)
    let everything = SerialDisposable()
    let start = SingleAssignmentDisposable()
    everything.disposable = start
    start.setDisposable(
      scheduler.schedule(()) { [source, scheduler] in
        everything.disposable = ScheduledDisposable(scheduler: scheduler, disposable: Self.subscribe(own, to: source))
        return Disposables.create()
      })
    own.attach(everything)
    return own
  }

  private static func subscribe(_ sink: Sink<Source.Element>, to source: Source) -> any Disposable {
    (source as? Observable<Source.Element>)?.attach(sink) ?? source.subscribe(AnyObserver(sink: sink))
  }
}

private final class SubscribeOnSink<Element>: OperatorSink<Element, Element> {
  override func next(_ element: Element) { forward(element) }
}
