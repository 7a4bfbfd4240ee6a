import Observables

/// Records the events it receives, with their times.
public final class TestableObserver<Element>: ObserverType {
  /// The events received so far.
  public private(set) var events: [Recorded<Event<Element>>] = []

  private let scheduler: TestScheduler

  init(_ scheduler: TestScheduler) {
    self.scheduler = scheduler
  }

  /// Records an event.
  public func on(_ event: Event<Element>) {
    events.append(Recorded(time: scheduler.clock, value: event))
  }
}
