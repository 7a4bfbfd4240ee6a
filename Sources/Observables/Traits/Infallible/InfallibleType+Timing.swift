extension InfallibleType {
  /// Sends an element when nothing newer has come for a while.
  ///
  ///     in   -ab---c-------d|
  ///     out  -----b---c-----[d|]      debounce by three steps
  ///
  /// The completion flushes the pending element at once.
  /// - Parameters:
  ///   - dueTime: How long it has to be quiet.
  ///   - scheduler: Whose time it is.
  public func debounce(_ dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Infallible<Element> {
    Infallible(asObservable().debounce(dueTime, scheduler: scheduler))
  }

  /// Sends an element, then nothing for a while, then the latest that came meanwhile.
  ///
  ///     in   -ab-c-----d-|
  ///     out  -a---c----d-|       throttle by four steps
  ///     out  -a--------d-|       latest: false
  ///
  /// The span is counted from the last element sent. The completion waits for the pending element.
  /// - Parameters:
  ///   - dueTime: How long nothing is sent after an element.
  ///   - latest: Whether the latest element is sent when the span is over; otherwise it is dropped like the others.
  ///   - scheduler: Whose time it is.
  public func throttle(
    _ dueTime: RxTimeInterval, latest: Bool = true, scheduler: any SchedulerType
  ) -> Infallible<Element> {
    Infallible(asObservable().throttle(dueTime, latest: latest, scheduler: scheduler))
  }

  /// Sends the elements of the first while, then completes.
  ///
  ///     in   -a-b-c-d-|
  ///     out  -a-b|               take(for: four steps)
  ///
  /// The deadline is set before the source is subscribed: what a cold source sends exactly then comes too late.
  /// - Parameters:
  ///   - duration: How long, from the subscription.
  ///   - scheduler: Whose time it is.
  public func take(for duration: RxTimeInterval, scheduler: any SchedulerType) -> Infallible<Element> {
    Infallible(asObservable().take(for: duration, scheduler: scheduler))
  }

  /// Drops the elements of the first while.
  ///
  ///     in   -a-b-c-d-|
  ///     out  -----c-d-|          skip(four steps)
  /// - Parameters:
  ///   - duration: How long, from the subscription.
  ///   - scheduler: Whose time it is.
  public func skip(_ duration: RxTimeInterval, scheduler: any SchedulerType) -> Infallible<Element> {
    Infallible(asObservable().skip(duration, scheduler: scheduler))
  }
}
