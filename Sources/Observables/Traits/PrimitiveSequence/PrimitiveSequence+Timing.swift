extension PrimitiveSequence {
  /// Sends the element and the completion later by a span; sends an error at once.
  ///
  ///     in   -[a|]
  ///     out  ---[a|]         delay(.milliseconds(20))
  public func delay(
    _ dueTime: RxTimeInterval, scheduler: any SchedulerType
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.delay(dueTime, scheduler: scheduler))
  }

  /// Subscribes to the source later.
  ///
  ///     in   -[a|]
  ///     out  ---[a|]         delaySubscription(.milliseconds(20))
  public func delaySubscription(
    _ dueTime: RxTimeInterval, scheduler: any SchedulerType
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.delaySubscription(dueTime, scheduler: scheduler))
  }

  /// Sends the events on a scheduler, in order.
  ///
  ///     in   -[a|]
  ///     out  -[a|]
  public func observe(on scheduler: any ImmediateSchedulerType) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.observe(on: scheduler))
  }

  /// Subscribes to the source, and disposes it, on a scheduler.
  ///
  ///     in   -[a|]
  ///     out  -[a|]
  public func subscribe(on scheduler: any ImmediateSchedulerType) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.subscribe(on: scheduler))
  }

  /// Fails with `RxError.timeout` after a span without an event.
  ///
  ///     in   ------[a|]
  ///     out  ---#            timeout(.milliseconds(30))
  public func timeout(
    _ dueTime: RxTimeInterval, scheduler: any SchedulerType
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.timeout(dueTime, scheduler: scheduler))
  }

  /// Continues with another sequence after a span without an event.
  ///
  /// At the end of the span, the other sequence is subscribed to and the source is disposed, in this order.
  public func timeout(
    _ dueTime: RxTimeInterval, other: PrimitiveSequence<Trait, Element>, scheduler: any SchedulerType
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.timeout(dueTime, other: other.source, scheduler: scheduler))
  }
}
