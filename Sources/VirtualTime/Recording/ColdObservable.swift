import Observables

/// A cold source: schedules its events at each subscription, relative to it; events at 0 happen in the same instant.
///
/// When a subscription ends, its events stay scheduled and move the clock, but are not delivered.
final class ColdObservable<Element>: TestableObservable<Element> {
  override func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    let delivery = BooleanDisposable()
    for event in recordedEvents {
      _ = scheduler.scheduleRelativeVirtual((), dueTime: event.time) {
        if !delivery.isDisposed { observer.on(event.value) }
        return Disposables.create()
      }
    }
    return Disposables.create(delivery, noteSubscription())
  }
}
