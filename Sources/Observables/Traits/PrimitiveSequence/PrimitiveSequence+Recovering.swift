extension PrimitiveSequence {
  /// Continues with the sequence that a handler returns for the error.
  ///
  ///     in   -#
  ///     out  -[x|]           catch { _ in .just("x") }
  ///
  /// An error that the handler throws ends the sequence.
  public func `catch`(
    _ handler: @escaping (any Error) throws -> PrimitiveSequence<Trait, Element>
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.catch { try handler($0).source })
  }

  /// Subscribes again when the source fails, up to `maxAttemptCount` subscriptions in all.
  ///
  ///     in   -#
  ///     out  --#             retry(2)
  public func retry(_ maxAttemptCount: Int) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.retry(maxAttemptCount))
  }

  /// Subscribes again when a trigger, a sequence that the handler makes from the errors, sends an element.
  ///
  ///     in       -#
  ///     trigger  ---x
  ///     out      ----#
  ///
  /// An error of another type than the handler's ends the sequence.
  public func retry<TriggerObservable: ObservableType, Failure: Error>(
    when notificationHandler: @escaping (Observable<Failure>) -> TriggerObservable
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.retry(when: notificationHandler))
  }

  /// Subscribes again when a trigger, a sequence that the handler makes from the errors, sends an element.
  ///
  /// See the form with a type of error.
  public func retry<TriggerObservable: ObservableType>(
    when notificationHandler: @escaping (Observable<any Error>) -> TriggerObservable
  ) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: source.retry(when: notificationHandler))
  }
}

extension PrimitiveSequenceType where Trait: ElementTrait {
  /// Sends an element in place of the error.
  ///
  ///     in   -#
  ///     out  -[x|]           catchAndReturn("x")
  public func catchAndReturn(_ element: Element) -> PrimitiveSequence<Trait, Element> {
    PrimitiveSequence(raw: primitiveSequence.source.catchAndReturn(element))
  }
}
