extension ObservableType {
  /// Subscribes to the source, and disposes it, on a scheduler.
  ///
  /// Events are not moved to the scheduler. See `observe(on:)`.
  /// - Parameter scheduler: The scheduler that subscribes to the source and disposes it, also after its end.
  public func subscribe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    SubscribeOn(self, scheduler)
  }
}

/// Keeps the type of the source: a source that is no `Observable` is subscribed to directly, because a wrapper could
/// dispose it elsewhere.
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
