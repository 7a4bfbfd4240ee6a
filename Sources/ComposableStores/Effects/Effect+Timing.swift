import Observables

extension Effect {
  /// Returns an effect that begins after a time without another effect of its id; its work does not begin earlier
  /// (CA-30).
  ///
  ///     client.search(state.query).map(Action.found)
  ///       .debounce(id: SearchID(), for: .milliseconds(300), scheduler: queue)
  ///
  /// Each run cancels the previous one, even if that has begun.
  public func debounce<ID: Hashable>(
    id: ID, for dueTime: RxTimeInterval, scheduler: any SchedulerType
  ) -> Effect {
    deferred(for: dueTime, scheduler: scheduler).cancellable(id: id, cancelInFlight: true)
  }

  /// Returns an effect that begins after a time without another effect of its id, a type.
  public func debounce(id: Any.Type, for dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Effect {
    deferred(for: dueTime, scheduler: scheduler).cancellable(id: id, cancelInFlight: true)
  }

  /// Returns an effect that begins after a time (CA-32).
  public func deferred(for dueTime: RxTimeInterval, scheduler: any SchedulerType) -> Effect {
    if isNone { return self }
    return Effect(
      .contextual { context in
        Observable.just(()).delay(dueTime, scheduler: scheduler).flatMap { observable(in: context) }
      })
  }

  /// Returns an effect that sends the first action of a window at once, and one of the later ones at the end of the
  /// window (CA-31).
  ///
  /// The store keeps the windows: actions of several effects of one id share them.
  /// - Parameters:
  ///   - id: The id of the effect; a new run cancels the previous one.
  ///   - interval: The length of a window.
  ///   - scheduler: The scheduler that measures the windows.
  ///   - latest: Whether the last action of a window is sent at its end, or the first one that was held back.
  public func throttle<ID: Hashable>(
    id: ID, for interval: RxTimeInterval, scheduler: any SchedulerType, latest: Bool
  ) -> Effect {
    throttle(CancelID(id), interval, scheduler, latest).cancellable(id: id, cancelInFlight: true)
  }

  /// Returns an effect that is throttled as above, with a type as its id.
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
  /// Admits a value to the window.
  /// - Returns: The value to send, and the time that it has to wait; nil if it is sent at once.
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
