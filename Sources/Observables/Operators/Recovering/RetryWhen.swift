extension ObservableType {
  /// Subscribes again when a trigger, a sequence that the handler makes from the errors, sends an element.
  ///
  ///     in       -a-#
  ///     trigger  ------x-----|
  ///     out      -a-----a----|
  ///
  /// The handler is called once for each subscription, with the sequence of errors. After an error, the first element
  /// of the trigger subscribes to the source again at that instant. The trigger's completion or error ends the
  /// sequence, also one that follows the element at once if the source failed while it was subscribed to. Elements that
  /// the trigger sends at other times are ignored. An error of another type than the handler's ends the sequence.
  public func retry<TriggerObservable: ObservableType, Failure: Error>(
    when notificationHandler: @escaping (Observable<Failure>) -> TriggerObservable
  ) -> Observable<Element> {
    RetryWhen(asObservable(), { $0 as? Failure }, notificationHandler)
  }

  /// Subscribes again when a trigger, a sequence that the handler makes from the errors, sends an element.
  ///
  /// See the form with a type of error.
  public func retry<TriggerObservable: ObservableType>(
    when notificationHandler: @escaping (Observable<any Error>) -> TriggerObservable
  ) -> Observable<Element> {
    RetryWhen(asObservable(), { $0 }, notificationHandler)
  }
}

private final class RetryWhen<Element, Trigger: ObservableType, Failure>: Producer<Element> {
  private let source: Observable<Element>
  private let cast: (any Error) -> Failure?
  private let handler: (Observable<Failure>) -> Trigger

  init(
    _ source: Observable<Element>, _ cast: @escaping (any Error) -> Failure?,
    _ handler: @escaping (Observable<Failure>) -> Trigger
  ) {
    self.source = source
    self.cast = cast
    self.handler = handler
  }

  override func run(_ sink: Sink<Element>) -> any Attachment {
    let own = RetryWhenSink(sink, cast)
    let trigger = handler(own.errors).asObservable()
    own.triggerSubscription.setDisposable(trigger.attach(TriggerSink<Element, Trigger.Element, Failure>(own)))
    own.start(RepeatedSource(source, times: .max))
    return own
  }
}

private final class RetryWhenSink<Element, Failure>: SuccessionSink<Element> {
  let errors = PublishSubject<Failure>()
  let triggerSubscription = SingleAssignmentDisposable()
  private let cast: (any Error) -> Failure?
  private let turnstile = Turnstile()
  /// The work of the sequence between an error and the next subscription.
  private var pause: Pause?
  /// The end of the trigger, which ends the sequence at the next error.
  private var triggerEnd: Event<Never>?

  init(_ downstream: Sink<Element>, _ cast: @escaping (any Error) -> Failure?) {
    self.cast = cast
    super.init(downstream)
  }

  override func error(_ error: any Error) {
    guard let failure = cast(error) else { return fail(error) }
    turnstile.pass { [self] in
      pause = .waiting
      disposeEnded()
      if triggerEnd == nil { errors.onNext(failure) } else { endAsTriggerDid() }
    }
  }

  override func release() {
    super.release()
    triggerSubscription.dispose()
  }

  func triggered() {
    turnstile.pass { [self] in
      if pause != .waiting { return }
      pause = .beginning
      moveOn()
    }
  }

  func triggerEnded(_ event: Event<Never>) {
    turnstile.pass { [self] in
      if triggerEnd == nil { triggerEnd = event }
      if pause != nil { endAsTriggerDid() }
    }
  }

  override func begins() { pause = nil }

  private func endAsTriggerDid() {
    if let error = triggerEnd?.error { fail(error) } else { finish() }
  }
}

/// The work of `retry(when:)` between an error and the next subscription. In both, the end of the trigger ends the
/// sequence.
private enum Pause {
  /// Waits for an element of the trigger.
  case waiting
  /// Is about to subscribe, as soon as the subscription to the source that has just failed is made.
  case beginning
}

private final class TriggerSink<Element, Trigger, Failure>: Sink<Trigger> {
  private let parent: RetryWhenSink<Element, Failure>

  init(_ parent: RetryWhenSink<Element, Failure>) { self.parent = parent }

  override func next(_ element: Trigger) { parent.triggered() }
  override func error(_ error: any Error) { parent.triggerEnded(.error(error)) }
  override func completed() { parent.triggerEnded(.completed) }
}
