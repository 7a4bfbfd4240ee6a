/// Can be turned into a `ControlEvent`.
public protocol ControlEventType: ObservableType {
  /// The value as an event of a control.
  func asControlEvent() -> ControlEvent<Element>
}

/// What a control tells: taps, selections, gestures.
///
///     taps  -x--x-|        the control goes away
///     out   -x--x-|
///
/// It has no first value, does not fail, is subscribed on the main scheduler, and completes when its control goes away;
/// whoever makes one sees to that.
public struct ControlEvent<PropertyType>: ControlEventType {
  /// What an event carries.
  public typealias Element = PropertyType

  private let events: Observable<PropertyType>

  /// The events of a control.
  /// - Parameter events: Must not fail, and has to be sent on the main thread.
  public init<Events: ObservableType>(events: Events) where Events.Element == PropertyType {
    self.events = events.subscribe(on: ConcurrentMainActorScheduler.instance)
  }

  /// Subscribes an observer.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == PropertyType {
    events.subscribe(observer)
  }

  /// The events as an observable.
  public func asObservable() -> Observable<PropertyType> { events }

  /// The value itself.
  public func asControlEvent() -> ControlEvent<PropertyType> { self }

  /// The events as an infallible sequence.
  public func asInfallible() -> Infallible<PropertyType> {
    asInfallible { error in
      bindingFailed(error, at: "infallible")
      return .empty()
    }
  }

  /// The events as a driver.
  public func asDriver() -> Driver<PropertyType> {
    asDriver { error in
      bindingFailed(error, at: "driver")
      return .empty()
    }
  }

  /// The events as a signal.
  public func asSignal() -> Signal<PropertyType> {
    asSignal { error in
      bindingFailed(error, at: "signal")
      return .empty()
    }
  }
}
