import Observables

/// A source with given events that records its subscriptions.
public class TestableObservable<Element>: ObservableType {
  /// The subscriptions so far, in order.
  public internal(set) var subscriptions: [Subscription] = []
  /// The given events.
  public let recordedEvents: [Recorded<Event<Element>>]

  let scheduler: TestScheduler

  init(_ scheduler: TestScheduler, _ events: [Recorded<Event<Element>>]) {
    self.scheduler = scheduler
    recordedEvents = events
  }

  /// Subscribes an observer and records the time.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    preconditionFailure("a testable observable subscribes")
  }

  /// Records the beginning of a subscription, and its end when the returned disposable is disposed.
  func noteSubscription() -> any Disposable {
    let index = subscriptions.count
    subscriptions.append(Subscription(scheduler.clock))
    return Disposables.create { [self] in
      subscriptions[index] = Subscription(subscriptions[index].subscribe, scheduler.clock)
    }
  }
}
