/// A relay that sends each element to the observers that are subscribed at that time.
///
///     in    -a-b-c-
///     late  ---b-c-        subscribed after a
///
/// A relay never ends: it accepts elements only. See `PublishSubject` for order and re-entrancy.
public final class PublishRelay<Element>: RelayType {
  private let subject: PublishSubject<Element>

  /// Creates a relay without observers.
  public init() { subject = PublishSubject() }

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
extension PublishRelay: @unchecked Sendable where Element: Sendable {}
