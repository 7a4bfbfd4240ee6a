/// A relay that sends its latest value to each new observer, then every element that it accepts.
///
///     in    -a-b-c-        value: x
///     out   xa-b-c-
///
/// A relay never ends: it accepts elements only. See `PublishSubject` for order and re-entrancy.
public final class BehaviorRelay<Element>: RelayType {
  private let subject: BehaviorSubject<Element>

  /// Creates a relay with a first value.
  public init(value: Element) { subject = BehaviorSubject(value: value) }

  /// The latest value.
  public var value: Element { subject.latestValue }

  /// Sends an element to all observers.
  public func accept(_ element: Element) { subject.onNext(element) }

  /// Subscribes an observer.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    subject.subscribe(observer)
  }

  /// The relay as an observable; every call returns the same instance.
  public func asObservable() -> Observable<Element> { subject }
}

// Safe to share, because its subject is.
extension BehaviorRelay: @unchecked Sendable where Element: Sendable {}
