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
    let source = asObservable()
    return ClosureProducer { sink in
      scheduler.scheduleRelative(sink, dueTime: dueTime) { sink in source.attach(sink) }.attachment
    }
  }
}
