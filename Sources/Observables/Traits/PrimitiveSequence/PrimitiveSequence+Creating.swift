extension PrimitiveSequence {
  /// Returns a sequence that calls a factory for each subscription and subscribes to the result.
  ///
  ///     out  [a|]            deferred { Single.just("a") }
  ///
  /// A thrown error is sent to the subscriber.
  public static func deferred(
    _ observableFactory: @escaping () throws -> PrimitiveSequence<Trait, Element>
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: .deferred { try observableFactory().source })
  }

  /// Returns a sequence that owns a resource, made at subscription and disposed after the end or on disposal.
  ///
  ///     out  --[a|]
  ///
  /// A thrown error is sent to the subscriber. If `primitiveSequenceFactory` throws, the resource is disposed.
  public static func using<Resource: Disposable>(
    _ resourceFactory: @escaping () throws -> Resource,
    primitiveSequenceFactory: @escaping (Resource) throws -> PrimitiveSequence<Trait, Element>
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(
      raw: .using(resourceFactory, observableFactory: { try primitiveSequenceFactory($0).source }))
  }
}

extension PrimitiveSequenceType {
  /// Returns a sequence that fails at subscription.
  ///
  ///     out  #
  public static func error(_ error: any Error) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: .error(error))
  }

  /// Returns a sequence that never sends an event.
  ///
  ///     out  -------
  public static func never() -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: .never())
  }
}

extension PrimitiveSequenceType where Trait: ElementTrait {
  /// Sends the element synchronously at subscription.
  ///
  ///     out  [a|]
  public static func just(_ element: Element) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: .just(element))
  }

  /// Sends the element in an action of the scheduler.
  public static func just(
    _ element: Element, scheduler: any ImmediateSchedulerType
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: .just(element, scheduler: scheduler))
  }
}

extension PrimitiveSequenceType where Element: FixedWidthInteger {
  /// Sends 0 once and completes at the same instant.
  ///
  ///     out  ---[0|]         timer(.milliseconds(30))
  public static func timer(
    _ dueTime: RxTimeInterval, scheduler: any SchedulerType
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: Observable<Element>.timer(dueTime, scheduler: scheduler))
  }
}
