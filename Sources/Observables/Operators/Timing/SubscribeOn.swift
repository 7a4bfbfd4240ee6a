extension ObservableType {
  /// Subscribes and disposes the source on a scheduler.
  ///
  /// Events are not moved: they come from wherever the source sends them. See `observe(on:)`.
  /// - Parameter scheduler: Where the source is subscribed, and disposed.
  public func subscribe(on scheduler: any ImmediateSchedulerType) -> Observable<Element> {
    SubscribeOn(asObservable(), scheduler)
  }
}

private final class SubscribeOn<Element>: Producer<Element> {
  private let source: Observable<Element>
  private let scheduler: any ImmediateSchedulerType

  init(_ source: Observable<Element>, _ scheduler: any ImmediateSchedulerType) {
    self.source = source
    self.scheduler = scheduler
  }

  override func run(_ sink: Sink<Element>) -> any Attachment {
    let own = SubscribeOnSink(sink)
    let everything = SerialDisposable()
    let start = SingleAssignmentDisposable()
    everything.disposable = start
    start.setDisposable(
      scheduler.schedule(()) { [source, scheduler] in
        everything.disposable = ScheduledDisposable(scheduler: scheduler, disposable: source.attach(own))
        return Disposables.create()
      })
    own.attach(everything)
    return own
  }
}

private final class SubscribeOnSink<Element>: OperatorSink<Element, Element> {
  override func next(_ element: Element) { forward(element) }
}
