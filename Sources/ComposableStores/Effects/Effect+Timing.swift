import Observables

extension Effect {
  /// An effect that begins after a span without another one of its id: its work is not even begun before (CA-30).
  ///
  ///     client.search(state.query).map(Action.found).debounce(id: SearchID(), for: .milliseconds(300), scheduler: queue)
  ///
  /// Each one that is run anew cancels the one before, also where that has begun.
  public func debounce<ID: Hashable>(
    id: ID, for dueTime: RxTimeInterval, scheduler: any SchedulerType
  ) -> Effect {
    deferred(for: dueTime, scheduler: scheduler).cancellable(id: id, cancelInFlight: true)
  }

  /// An effect that begins after a span without another one of the type that is its id.
  public func debounce(id: Any.Type, for dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Effect {
    deferred(for: dueTime, scheduler: scheduler).cancellable(id: id, cancelInFlight: true)
  }

  /// An effect that begins after a span (CA-32).
  public func deferred(for dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Effect {
    if isNone { return self }
    return Effect(
      .contextual { context in
        Observable.just(()).delay(dueTime, scheduler: scheduler).flatMap { observable(in: context) }
      })
  }

  /// An effect that sends one action at once, and of those that follow within a span one more, at the end of it (CA-31).
  ///
  /// Spans are counted by the store: actions of several effects of one id share them.
  /// - Parameters:
  ///   - id: Names the effect; one that is run anew cancels the one before.
  ///   - interval: The span.
  ///   - scheduler: The scheduler that measures the spans.
  ///   - latest: Whether the last action of a span is sent, or the first one that was held back.
  public func throttle<ID: Hashable>(
    id: ID, for interval: RxTimeInterval, scheduler: any SchedulerType, latest: Bool
  ) -> Effect {
    throttle(CancelID(id), interval, scheduler, latest).cancellable(id: id, cancelInFlight: true)
  }

  /// An effect that sends one action at once, and one more at the end of a span, by the type that is its id.
  public func throttle(
    id: Any.Type, for interval: RxTimeInterval, scheduler: any SchedulerType, latest: Bool
  ) -> Effect {
    throttle(CancelID(of: id), interval, scheduler, latest).cancellable(id: id, cancelInFlight: true)
  }

  private func throttle(
    _ id: CancelID, _ interval: RxTimeInterval, _ scheduler: any SchedulerType, _ latest: Bool
  ) -> Effect {
    if isNone { return self }
    return Effect(
      .contextual { context in
        let registry = context.registry
        return observable(in: context).flatMapLatest { action -> Observable<Action> in
          let (held, rest) = registry.withWindow(id) { $0.admit(action, interval, at: scheduler.now, latest) }
          guard let held = held as? Action else { return .just(action) }
          guard let rest else { return .just(held) }
          return Observable.just(held).delay(rest, scheduler: scheduler).do(onNext: { _ in
            registry.withWindow(id) { $0 = ThrottleWindow(start: scheduler.now) }
          })
        }
      })
  }
}

extension Optional<ThrottleWindow> {
  /// Takes a value into the window.
  /// - Returns: The value to send, and how long it has to wait; nil if it need not.
  fileprivate mutating func admit(
    _ value: Any, _ interval: RxTimeInterval, at now: RxTime, _ latest: Bool
  ) -> (value: Any, rest: RxTimeInterval?) {
    guard let window = self, now - window.start < interval else {
      let held = latest ? value : self?.waiting ?? value
      self = ThrottleWindow(start: now)
      return (held, nil)
    }
    let held = latest ? value : window.waiting ?? value
    self?.waiting = held
    return (held, window.start + interval - now)
  }
}
