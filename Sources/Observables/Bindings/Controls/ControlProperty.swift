/// A type whose values can be turned into control properties.
public protocol ControlPropertyType: ObservableType, ObserverType {
  /// The value as a property of a control.
  func asControlProperty() -> ControlProperty<Element>
}

/// A property of a control that the user changes: a sequence of its values and an observer that sets it.
///
///     user     ---b---c-|       the control goes away
///     program  -----x---
///     out      a--b---c-|       a: the value at subscription
///
/// Values that the program sets are not sent. A control property does not fail, is subscribed to on the main scheduler,
/// and completes when its control goes away. Its creator has to make sure that the values do not fail and that they
/// complete.
public struct ControlProperty<PropertyType>: ControlPropertyType {
  /// The values of the property.
  public typealias Element = PropertyType

  private let values: Observable<PropertyType>
  private let valueSink: AnyObserver<PropertyType>

  /// Creates a property of a control.
  /// - Parameters:
  ///   - values: The value at subscription and the values that the user sets. The sequence must not fail.
  ///   - valueSink: An observer that sets the value.
  public init<Values: ObservableType, Sink: ObserverType>(values: Values, valueSink: Sink)
  where Values.Element == PropertyType, Sink.Element == PropertyType {
    self.values = values.subscribe(on: ConcurrentMainActorScheduler.instance)
    self.valueSink = valueSink.asObserver()
  }

  /// The changes, without the value at subscription.
  ///
  ///     property  a--b---c-|
  ///     out       ---b---c-|
  public var changed: ControlEvent<PropertyType> { ControlEvent(events: values.skip(1)) }

  /// Subscribes an observer to the values.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == PropertyType {
    values.subscribe(observer)
  }

  /// The values as an observable.
  public func asObservable() -> Observable<PropertyType> { values }

  /// The value itself.
  public func asControlProperty() -> ControlProperty<PropertyType> { self }

  /// The values as a driver.
  public func asDriver() -> Driver<PropertyType> { asDriver { bindingFailed($0, at: "driver", then: .empty()) } }

  /// Receives one event.
  public func on(_ event: Event<PropertyType>) { dispatch(event) }

  /// Sets the value.
  public func onNext(_ element: PropertyType) { valueSink.onNext(element) }

  /// Traps in debug builds, because an error is a programming error.
  public func onError(_ error: any Error) { bindingFailed(error, at: "control property") }

  /// Completes the observer that sets the value.
  public func onCompleted() { valueSink.onCompleted() }
}

extension ControlPropertyType where Element == String? {
  /// The property with an empty string in place of nil.
  ///
  ///     property  nil--b---c-|
  ///     out       ""---b---c-|
  public var orEmpty: ControlProperty<String> {
    let property = asControlProperty()
    return ControlProperty(
      values: property.asObservable().map { $0 ?? "" },
      valueSink: property.mapObserver { $0 })
  }
}
