import Observables

/// The observers of a hot source.
final class HotObservers<Element> {
  private var observers = Bag<AnyObserver<Element>>()

  /// Adds an observer until the returned disposable is disposed.
  func add(_ observer: AnyObserver<Element>) -> any Disposable {
    let key = observers.insert(observer)
    return Disposables.create { [self] in observers.remove(key) }
  }

  /// Sends an event to all current observers, even to one that is removed meanwhile.
  func send(_ event: Event<Element>) {
    for observer in observers.elements { observer.on(event) }
  }
}
