/// A type whose values can be turned into control events.
public protocol ControlEventType: ObservableType {
  /// The value as an event of a control.
  func asControlEvent() -> ControlEvent<Element>
}

/// The events of a control, such as taps, selections or gestures.
///
///     taps  -x--x-|        the control goes away
///     out   -x--x-|
///
/// A control event has no first value, does not fail, is subscribed to on the main scheduler, and completes when its
/// control goes away. Its creator has to make sure that the events do not fail and that they complete.
public struct ControlEvent<PropertyType>: ControlEventType {
  /// The type of the value of an event.
  public typealias Element = PropertyType

  private let events: Observable<PropertyType>

  /// Creates a control event.
  /// - Parameter events: The events, which must not fail and have to be sent on the main thread.
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
    asInfallible { bindingFailed($0, at: "infallible", then: .empty()) }
  }

  /// The events as a driver.
  public func asDriver() -> Driver<PropertyType> { asDriver { bindingFailed($0, at: "driver", then: .empty()) } }

  /// The events as a signal.
  public func asSignal() -> Signal<PropertyType> { asSignal { bindingFailed($0, at: "signal", then: .empty()) } }
}
