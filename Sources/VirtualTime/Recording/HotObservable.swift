import Observables

/// A hot source: schedules all events when it is created, and sends them to the observers of the moment.
final class HotObservable<Element>: TestableObservable<Element> {
  /// The observers; a separate object, so that scheduled events do not retain the source.
  private let observers = HotObservers<Element>()

  override init(_ scheduler: TestScheduler, _ events: [Recorded<Event<Element>>]) {
    super.init(scheduler, events)
    for event in events {
      scheduler.scheduleAt(event.time) { [observers] in observers.send(event.value) }
    }
  }

  override func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    Disposables.create(observers.add(AnyObserver(observer)), noteSubscription())
  }
}
