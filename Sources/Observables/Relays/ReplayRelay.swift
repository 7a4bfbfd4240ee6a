/// A relay that sends the last elements, or all, to each new observer, then every element that it accepts.
///
///     in    -a-b-c-        bufferSize: 1
///     late  ----bc-       subscribed after b, gets b at once
///
/// A relay never ends: it accepts elements only. See `PublishSubject` for order and re-entrancy.
public final class ReplayRelay<Element>: RelayType {
  private let subject: ReplaySubject<Element>

  /// Creates a relay that keeps the last `bufferSize` elements.
  public static func create(bufferSize: Int) -> ReplayRelay<Element> { ReplayRelay(.create(bufferSize: bufferSize)) }

  /// Creates a relay that keeps all elements.
  public static func createUnbound() -> ReplayRelay<Element> { ReplayRelay(.createUnbounded()) }

  private init(_ subject: ReplaySubject<Element>) { self.subject = subject }

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
extension ReplayRelay: @unchecked Sendable where Element: Sendable {}
