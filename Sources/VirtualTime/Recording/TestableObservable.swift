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

  func noteSubscription() -> Int {
    subscriptions.append(Subscription(scheduler.clock))
    return subscriptions.count - 1
  }

  func noteDisposal(of index: Int) {
    subscriptions[index] = Subscription(subscriptions[index].subscribe, scheduler.clock)
  }
}

/// All events are scheduled when the source is made; whoever listens then receives them.
final class HotTestableObservable<Element>: TestableObservable<Element> {
  private var observers = Bag<AnyObserver<Element>>()

  override init(_ scheduler: TestScheduler, _ events: [Recorded<Event<Element>>]) {
    super.init(scheduler, events)
    for event in events {
      scheduler.scheduleAt(event.time) { [unowned self] in
        for observer in observers.elements { observer.on(event.value) }
      }
    }
  }

  override func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    let key = observers.insert(AnyObserver(observer))
    let index = noteSubscription()
    return Disposables.create { [self] in
      precondition(observers.remove(key) != nil, "a subscription is disposed once")
      noteDisposal(of: index)
    }
  }
}

/// Events are scheduled at each subscription, relative to it; those at 0 happen in the same instant.
final class ColdTestableObservable<Element>: TestableObservable<Element> {
  override func subscribe<Observer: ObserverType>(_ observer: Observer) -> any Disposable
  where Observer.Element == Element {
    let index = noteSubscription()
    var isOver = false
    for event in recordedEvents {
      _ = scheduler.scheduleRelativeVirtual((), dueTime: event.time) {
        if !isOver { observer.on(event.value) }
        return Disposables.create()
      }
    }
    return Disposables.create { [self] in
      isOver = true
      noteDisposal(of: index)
    }
  }
}
