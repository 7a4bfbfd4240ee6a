import Observables

/// A source with given events that remembers its subscriptions.
public class TestableObservable<Element>: ObservableType {
  /// The subscriptions so far, in order.
  public internal(set) var subscriptions: [Subscription] = []
  /// The events that were given.
  public let recordedEvents: [Recorded<Event<Element>>]

  let scheduler: TestScheduler

  init(_ scheduler: TestScheduler, _ events: [Recorded<Event<Element>>]) {
    self.scheduler = scheduler
    recordedEvents = events
  }

  /// Subscribes an observer and notes the time.
  public func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    preconditionFailure("a testable observable subscribes")
  }

  /// Notes that a subscription begins, and its end when what is returned is disposed.
  func noteSubscription() -> any Disposable {
    let index = subscriptions.count
    subscriptions.append(Subscription(scheduler.clock))
    return Disposables.create { [self] in
      subscriptions[index] = Subscription(subscriptions[index].subscribe, scheduler.clock)
    }
  }
}
