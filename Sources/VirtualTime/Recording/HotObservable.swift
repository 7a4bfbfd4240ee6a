import Observables

/// All events are scheduled when the source is made; whoever listens then receives them.
final class HotObservable<Element>: TestableObservable<Element> {
  /// Apart from the source, for what never happens shall not keep it alive.
  private let audience = Audience<Element>()

  override init(_ scheduler: TestScheduler, _ events: [Recorded<Event<Element>>]) {
    super.init(scheduler, events)
    for event in events {
      scheduler.scheduleAt(event.time) { [audience] in audience.send(event.value) }
    }
  }

  override func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    Disposables.create(audience.add(AnyObserver(observer)), noteSubscription())
  }
}
