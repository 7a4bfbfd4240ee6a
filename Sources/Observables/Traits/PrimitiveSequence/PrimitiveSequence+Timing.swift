extension PrimitiveSequence {
  /// Sends the element and the completion later; an error at once.
  ///
  ///     in   -[a|]
  ///     out  ---[a|]         delay(.milliseconds(20))
  public func delay(
    _ dueTime: RxTimeInterval, scheduler: any SchedulerType
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.delay(dueTime, scheduler: scheduler))
  }

  /// Subscribes later.
  ///
  ///     in   -[a|]
  ///     out  ---[a|]         delaySubscription(.milliseconds(20))
  public func delaySubscription(
    _ dueTime: RxTimeInterval, scheduler: any SchedulerType
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.delaySubscription(dueTime, scheduler: scheduler))
  }

  /// Delivers the events as work of a scheduler, in order.
  ///
  ///     in   -[a|]
  ///     out  -[a|]
  public func observe(on scheduler: any ImmediateSchedulerType) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.observe(on: scheduler))
  }

  /// Subscribes and disposes as work of a scheduler.
  ///
  ///     in   -[a|]
  ///     out  -[a|]
  public func subscribe(on scheduler: any ImmediateSchedulerType) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.subscribe(on: scheduler))
  }

  /// Fails with `RxError.timeout` if nothing comes in time.
  ///
  ///     in   ------[a|]
  ///     out  ---#            timeout(.milliseconds(30))
  public func timeout(
    _ dueTime: RxTimeInterval, scheduler: any SchedulerType
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.timeout(dueTime, scheduler: scheduler))
  }

  /// Continues with another sequence if nothing comes in time.
  ///
  /// When the time is over, the source is disposed and the other one subscribed, at that instant.
  public func timeout(
    _ dueTime: RxTimeInterval, other: PrimitiveSequence<Trait, Element>, scheduler: any SchedulerType
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.timeout(dueTime, other: other.source, scheduler: scheduler))
  }
}
