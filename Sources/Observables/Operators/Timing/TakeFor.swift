extension ObservableType {
  /// Sends the elements of an initial span, then completes.
  ///
  ///     in   -a-b-c-d-|
  ///     out  -a-b|               take(for: four steps)
  ///
  /// The timer starts before the subscription to the source, so an element that a cold source sends exactly at the end
  /// of the span is dropped.
  /// - Parameters:
  ///   - duration: The span, counted from the subscription.
  ///   - scheduler: The scheduler that runs the timer.
  public func take(for duration: RxTimeInterval, scheduler: any SchedulerType) -> Observable<Element> {
    let source = asObservable()
    return ClosureProducer { sink in
      let own = TakeForSink(sink)
      own.timer.setDisposable(
        scheduler.scheduleRelative(own, dueTime: duration) { own in
          own.completed()
          return Disposables.create()
        })
      own.attach(source.attach(own))
      return own
    }
  }
}

private final class TakeForSink<Element>: SerialPassingSink<Element> {
  let timer = SingleAssignmentDisposable()

  override func release() { timer.dispose() }
}
