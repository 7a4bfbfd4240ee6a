import Observables

/// Events are scheduled at each subscription, relative to it; those at 0 happen in the same instant.
///
/// What a subscription scheduled stays scheduled when it ends, and moves the clock, but nobody hears of it.
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
