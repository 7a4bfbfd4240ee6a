extension InfallibleType {
  /// Sends an element after a span without a newer element.
  ///
  ///     in   -ab---c-------d|
  ///     out  -----b---c-----[d|]      debounce by three steps
  ///
  /// At completion the pending element is sent at once.
  /// - Parameters:
  ///   - dueTime: The span without a newer element.
  ///   - scheduler: The scheduler that runs the timer.
  public func debounce(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Infallible<Element> {
    Infallible(asObservable().debounce(dueTime, scheduler: scheduler))
  }

  /// Sends an element, then no other for a span, then the latest element of that span.
  ///
  ///     in   -ab-c-----d-|
  ///     out  -a---c----d-|       throttle by four steps
  ///     out  -a--------d-|       latest: false
  ///
  /// The span begins when the observers have processed an element. The completion waits for the pending element.
  /// - Parameters:
  ///   - dueTime: The span after an element in which no other is sent.
  ///   - latest: Whether the latest element is sent when the span is over; otherwise it is dropped like the others.
  ///   - scheduler: The scheduler that runs the timer.
  public func throttle(
    _ dueTime: RxTimeInterval, latest: Bool = true, scheduler: any SchedulerType
  ) -> Infallible<Element> {
    Infallible(asObservable().throttle(dueTime, latest: latest, scheduler: scheduler))
  }

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
  public func take(for duration: RxTimeInterval, scheduler: any SchedulerType) -> Infallible<Element> {
    Infallible(asObservable().take(for: duration, scheduler: scheduler))
  }

  /// Drops the elements of an initial span.
  ///
  ///     in   -a-b-c-d-|
  ///     out  -----c-d-|          skip(four steps)
  /// - Parameters:
  ///   - duration: The span, counted from the subscription.
  ///   - scheduler: The scheduler that runs the timer.
  public func skip(_ duration: RxTimeInterval, scheduler: any SchedulerType) -> Infallible<Element> {
    Infallible(asObservable().skip(duration, scheduler: scheduler))
  }
}
