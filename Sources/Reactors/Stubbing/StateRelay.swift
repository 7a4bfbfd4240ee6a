import Observables

/// A state that can be set from outside: sends the latest value to each new observer, then every value that is set.
///
///     in    -a-b-c-        value: x
///     out   xa-b-c-
///
/// The relay never ends. See `PublishSubject` for order and re-entrancy.
public final class StateRelay<Element>: ObservableType {
  private let relay: BehaviorRelay<Element>

  /// Creates a relay with a first value.
  public init(value: Element) { relay = BehaviorRelay(value: value) }

  /// The latest value; setting it, and changing it in place, sends it.
  public var value: Element {
    get { relay.value }
    set { relay.accept(newValue) }
  }

  /// Sends an element to all observers.
  public func accept(_ element: Element) { relay.accept(element) }

  /// Subscribes an observer.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    relay.subscribe(observer)
  }

  /// The relay as an observable, always the same object.
  public func asObservable() -> Observable<Element> { relay.asObservable() }
}
