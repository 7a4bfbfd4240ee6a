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
