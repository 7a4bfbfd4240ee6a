extension ObservableType {
  /// Subscribes to the source later.
  ///
  ///     in   a-b-|               cold
  ///     out  ---a-b-|            delaySubscription by three steps
  ///
  /// - Parameters:
  ///   - dueTime: The span of the delay.
  ///   - scheduler: The scheduler that runs the timer and subscribes to the source.
  public func delaySubscription(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    DelaySubscription(asObservable(), dueTime, scheduler)
  }
}

private final class DelaySubscription<Element>: Producer<Element> {
  private let source: Observable<Element>
  private let dueTime: RxTimeInterval
  private let scheduler: any SchedulerType

  init(_ source: Observable<Element>, _ dueTime: RxTimeInterval, _ scheduler: any SchedulerType) {
    self.source = source
    self.dueTime = dueTime
    self.scheduler = scheduler
  }

  override func run(_ sink: Sink<Element>) -> any Attachment {
    let source = source
    return scheduler.scheduleRelative(sink, dueTime: dueTime) { sink in source.attach(sink) }.attachment
  }
}
